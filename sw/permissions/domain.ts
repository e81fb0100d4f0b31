import * as v from 'valibot'
import { Permissions, permissions } from '#src/contract/permissions.ts'
import { defineDomain, rowOf } from '#sw/server/define-domain.ts'

/** What each group may do in each area. */
export const permissionDomain = defineDomain({
  name: 'permissions',
  contract: permissions,
  handlers: () => import('./handlers.ts'),
  core: true,
  tables: {
    // A row that is older than an area lacks it.
    permissions: { indexes: { 1: 'groupID' }, row: rowOf(v.partial(Permissions), { groupID: v.string() }) },
  },
  alsoWrites: ['company', 'user', 'hubs'],
  seeds: { permissions: 1 },
})
