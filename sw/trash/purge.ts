import type { Endpoint } from '#src/contract/core/define.ts'
import { includes } from '#src/contract/shared/areas.ts'
import { forbidden } from '#sw/permissions/forbidden.ts'
import { permissionsOf } from '#sw/permissions/store.ts'
import { type Caller, prepared } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { restorersOf } from './restorers.ts'
import { isOwnOrShared, trashedTables } from './rows.ts'

interface Input extends Caller {
  body: { ids: string[] }
}

/**
 * Deletes rows of the trash. A row that the caller may not view counts as one that is not there; for one that the caller
 * may view but not restore it rejects with 403, and deletes none.
 */
export const purge = prepared(
  async ({ userId }: Input) => ({
    endpoints: await restorersOf(trashedTables()),
    permissions: await permissionsOf(userId),
  }),
  async ({ body: { ids }, userId, lang }: Input, { endpoints, permissions }) => {
    const isVisible = ({ needs = 'signedIn' }: Endpoint) =>
      needs === 'signedIn' || permissions[needs.area] !== 'none'
    const rows = (await db.trash.bulkGet([...new Set(ids)])).flatMap(row => {
      const endpoint = row && isOwnOrShared(row, userId) && endpoints.get(row.table)
      return endpoint && isVisible(endpoint) ? { id: row.id, needs: endpoint.needs ?? 'signedIn' } : []
    })
    for (const { needs } of rows)
      if (needs !== 'signedIn' && !includes(permissions[needs.area], needs.level))
        throw forbidden(needs, lang)
    await db.trash.bulkDelete(rows.map(({ id }) => id))
    return rows.length
  },
)
