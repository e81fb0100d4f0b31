import { permissions } from '#src/contract/permissions.ts'
import { handle } from '#sw/handle.ts'
import { type Parts, part } from '#sw/part.ts'
import { permissionsOf } from './store.ts'

type ChangePermissions = Parts['hubs']['changePermissions']

export const permissionRoutes = handle(permissions, {
  get: ({ userId }) => permissionsOf(userId),
  update: {
    prepare: async () => (await part('hubs')).changePermissions,
    write: ({ body }, change) => (change as ChangePermissions)(body.groupID, body.permissions),
  },
})
