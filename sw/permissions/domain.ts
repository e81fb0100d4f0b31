import * as v from 'valibot'
import { Permissions, permissions } from '#src/contract/permissions.ts'
import { defineDomain, rowOf } from '#sw/server/define-domain.ts'

const handlers = () => import('./handlers.ts')

/** The rights of each group in each area. */
export const permissionDomain = defineDomain({
  name: 'permissions',
  contract: permissions,
  handlers: { '{auth}/common/permissions': handlers, '{admin}/permission': handlers },
  core: true,
  tables: {
    // A row that is older than an area has no value for it.
    permissions: { indexes: { 1: 'groupID' }, row: rowOf(v.partial(Permissions), { groupID: v.string() }) },
  },
  alsoWrites: ['company', 'user', 'hubs'],
  seeds: { permissions: 1 },
})
