import { db } from '#sw/storage/db.ts'
import { uploadsPath } from './store.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what was uploaded and never became a picture of somebody or a part of a mail; of today it may still. */
export const sweepUploads = () =>
  db.transaction('rw', db.uploads, db.users, db.mails, db.trash, async () => {
    const holders = await Promise.all([db.users.toArray(), db.mails.toArray(), db.trash.toArray()])
    const used = JSON.stringify(holders)
    const old = await db.uploads.filter(({ at = 0 }) => at < Date.now() - day).primaryKeys()
    await db.uploads.bulkDelete(old.filter(id => !used.includes(uploadsPath + id)))
  })
