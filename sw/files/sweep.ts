import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'

/** Deletes what can neither be reached nor restored: the content of purged folders, and bytes without a file. */
export const sweepFiles = () =>
  db.transaction('rw', db.files, db.fileContents, db.trash, async () => {
    const removed = await wherePrefix(db.trash, '[table+at]', 'files').primaryKeys()
    const kept = new Set(['null', ...removed])
    const rows = await db.files.toArray()
    for (let count = 0; count < kept.size; ) {
      count = kept.size
      for (const row of rows) if (kept.has(row.folderId)) kept.add(row.id)
    }
    await db.files.bulkDelete(rows.flatMap(({ id }) => (kept.has(id) ? [] : id)))
    await db.fileContents
      .where('id')
      .noneOf([...kept])
      .delete()
  })
