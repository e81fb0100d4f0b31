import { type Trashed, trash } from '#src/contract/trash.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'

/** More than anyone looks through. */
const most = 500

interface Named {
  name?: string
  title?: string
  subject?: string
}

export const handlers = handle(trash, {
  list: async () => {
    const rows = await db.trash.orderBy('at').reverse().limit(most).toArray()
    return rows.map(({ id, table, row, at }) => {
      const { name, title, subject }: Named = row
      return {
        id,
        kind: table as Trashed['kind'],
        title: name ?? subject ?? title ?? '',
        at: new Date(at).toISOString(),
      }
    })
  },
})
