import { permissions } from '#src/contract/permissions.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { groups, permissionsOf } from './store.ts'

export const handlers = handle(permissions, {
  get: ({ userId }) => permissionsOf(userId),
  groups,
  update: prepared(
    async () => (await import('#sw/hubs/hub-requests.ts')).changePermissions,
    ({ body, userId }, changePermissions) => changePermissions(userId, body.groupID, body.permissions),
  ),
})
