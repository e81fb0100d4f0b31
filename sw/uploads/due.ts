import { db } from '#sw/storage/db.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An upload that is in use may be replaced later, so each upload is checked again after this time. */
const CHECK_INTERVAL_MS = 30 * DAY_MS

/** A new upload may still become part of something that is being written. */
const isDue = ({ at = 0, checkedAt = 0 }: { at?: number; checkedAt?: number }) =>
  at < Date.now() - DAY_MS && checkedAt < Date.now() - CHECK_INTERVAL_MS

/** The uploads whose references are checked next. */
export const uploadsToCheck = () => db.uploads.filter(isDue)

/** Returns whether there are any. It reads the uploads and not the rows that may refer to them. */
export const hasUploadsToCheck = async () => (await uploadsToCheck().count()) > 0
