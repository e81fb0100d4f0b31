import { includes } from '#src/contract/shared/areas.ts'
import { forbidden } from '#sw/permissions/forbidden.ts'
import { permissionsOf } from '#sw/permissions/store.ts'
import { type Caller, prepared } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { restorersOf } from './restorers.ts'
import { isOwnOrShared, trashedTables } from './rows.ts'

interface Input extends Caller {
  body: { ids: string[] }
}

/**
 * Deletes rows of the trash, all or none. Rejects with 404 for a row that is not there or that the caller may not view,
 * and with 403 for one that the caller may view but not restore.
 */
export const purge = prepared(
  async ({ userId }: Input) => ({
    endpoints: await restorersOf(trashedTables()),
    permissions: await permissionsOf(userId),
  }),
  async ({ body: { ids }, userId, lang }: Input, { endpoints, permissions }) => {
    const unique = [...new Set(ids)]
    const rows = await db.trash.bulkGet(unique)
    for (const [index, id] of unique.entries()) {
      const row = rows[index]
      const endpoint = row && isOwnOrShared(row, userId) ? endpoints.get(row.table) : undefined
      if (!endpoint) return notFound('removed entry', id)
      const { needs = 'signedIn' } = endpoint
      if (needs === 'signedIn' || includes(permissions[needs.area], needs.level)) continue
      if (permissions[needs.area] === 'none') return notFound('removed entry', id)
      throw forbidden(needs, lang)
    }
    await db.trash.bulkDelete(unique)
    return unique.length
  },
)
