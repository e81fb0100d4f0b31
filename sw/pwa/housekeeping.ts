import { db } from '#sw/storage/db.ts'
import { markDevice } from '#sw/storage/opening/device-mark.ts'
import { opening } from '#sw/storage/opening/opening.ts'
import { TRASH_RETENTION_MS } from '#sw/trash/retention.ts'
import { hasUploadsToCheck } from '#sw/uploads/due.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REPLY_LIFETIME_MS = DAY_MS
/** The key in `meta` of the time when expired rows were last deleted, in ms since 1970. */
const PURGED_AT = 'purgedAt'

/**
 * Runs after a new build has replaced the old one: clears caches that this build creates again, and deletes expired
 * rows.
 */
export async function keepHouse() {
  await markDevice()
  if (opening.isNewer) return
  // The caches of another build may lack a column that this one reads.
  await db.projections.clear()
  await purgeExpired()
  await sweep()
}

/** Deletes replies that are too old to be requested by a retry, and rows that were removed more than 30 days ago. */
async function purgeExpired(now = Date.now()) {
  await db.replies
    .where('at')
    .below(now - REPLY_LIFETIME_MS)
    .delete()
  await db.trash
    .where('at')
    .below(now - TRASH_RETENTION_MS)
    .delete()
  await db.meta.put({ key: PURGED_AT, value: now })
}

/** Deletes expired rows if the last time was a day ago, or if the clock was set back since then. */
export async function purgeExpiredDaily(now = Date.now()) {
  if (opening.isNewer) return
  const since = now - Number((await db.meta.get(PURGED_AT))?.value ?? 0)
  if (since < 0 || since >= DAY_MS) await purgeExpired(now)
}

/** Deletes uploads and other rows that no row refers to. */
export async function sweep() {
  await (await import('#sw/files/handlers.ts')).sweepFiles()
  if (await hasUploadsToCheck()) await (await import('#sw/uploads/sweep.ts')).sweepUploads()
}
