import { areaOfKind, type Trashed, trash } from '#src/contract/trash.ts'
import { mayView } from '#sw/permissions/store.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'

/** More than anyone looks through. */
const MAX_ROWS = 500

interface Named {
  name?: string
  title?: string
  subject?: string
}

export const handlers = handle(trash, {
  list: async ({ userId }) => {
    const mayViewArea = await mayView(userId)
    const rows = await db.trash.orderBy('at').reverse().limit(MAX_ROWS).toArray()
    return rows.flatMap(({ id, table, row, at }) => {
      const kind = table as Trashed['kind']
      if (!mayViewArea(areaOfKind[kind])) return []
      const { name, title, subject }: Named = row
      return { id, kind, title: name ?? subject ?? title ?? '', at: new Date(at).toISOString() }
    })
  },
})
