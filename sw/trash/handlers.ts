import { type Trashed, trash } from '#src/contract/shell/trash.ts'
import { mayView } from '#sw/permissions/store.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { labels } from '#sw/storage/labels.ts'
import { tables } from '#sw/storage/tables.ts'
import { restorersOf } from './restorers.ts'

/** The trash lists at most this number of rows. */
const MAX_ROWS = 500

export const handlers = handle(trash, {
  list: async ({ userId, lang }) => {
    const mayViewArea = await mayView(userId)
    const rows = await db.trash.orderBy('at').reverse().limit(MAX_ROWS).toArray()
    const endpoints = await restorersOf(new Set(rows.map(({ table }) => table)))
    return rows.flatMap(({ id, table, row, at }): Trashed[] => {
      const { method, path, needs = 'signedIn', writes = [], restores } = endpoints.get(table) ?? {}
      if (!restores || method === 'GET' || method === 'DELETE' || !method || !path) return []
      if ((Reflect.get(row, 'ownerId') ?? userId) !== userId) return []
      if (needs !== 'signedIn' && !mayViewArea(needs.area)) return []
      const column = tables[table]?.trashTitle ?? ''
      const title: unknown = Reflect.get(row, column)
      return [
        {
          id,
          kind: table,
          label: labels[table]?.[lang][0] ?? '',
          title: typeof title === 'string' ? title : '',
          at: new Date(at).toISOString(),
          restoredBy: { method, path, by: restores.by, needs, writes: [...writes] },
        },
      ]
    })
  },
})
