import { permissions } from '#src/contract/permissions.ts'
import { type Parts, part } from '#sw/part.ts'
import { handle } from '#sw/server/handle.ts'
import { groups, permissionsOf } from './store.ts'

type ChangePermissions = Parts['hubs']['changePermissions']

export const permissionRoutes = handle(permissions, {
  get: ({ userId }) => permissionsOf(userId),
  groups,
  update: {
    prepare: async () => (await part('hubs')).changePermissions,
    write: ({ body, userId }, change) =>
      (change as ChangePermissions)(userId, body.groupID, body.permissions),
  },
})
