import { permissions } from '#src/contract/permissions.ts'
import { handle } from '#sw/handle.ts'
import { permissionsOf } from './store.ts'

export const permissionRoutes = handle(permissions, {
  get: ({ userId }) => permissionsOf(userId),
})
