import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'
import { unsentUploads } from '#sw/team/unsent-uploads.ts'
import { contentsInTrash, sweepContents } from './contents.ts'
import { reachableFrom } from './items.ts'

/** Deletes what can neither be reached nor restored: the content of purged folders, and bytes without a file. */
export const sweepFiles = () =>
  db.transaction('rw', db.files, db.fileContents, db.trash, db.outbox, async () => {
    const removed = await wherePrefix(db.trash, '[table+at]', 'files').primaryKeys()
    const rows = await db.files.toArray()
    const reachable = reachableFrom(['null', ...removed], rows)
    const kept = new Set(reachable.map(({ id }) => id))
    await db.files.bulkDelete(rows.flatMap(({ id }) => (kept.has(id) ? [] : id)))
    const contents = reachable.map(({ id, contentId }) => contentId ?? id)
    await sweepContents(new Set([...contents, ...(await contentsInTrash()), ...(await unsentUploads())]))
  })
