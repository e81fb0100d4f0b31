import { db } from '#sw/storage/db.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An upload that is in use now may be replaced later, so each upload is checked again after this time. */
const CHECK_INTERVAL_MS = 30 * DAY_MS

/** Returns whether an upload must be checked. Not in its first day: it may belong to a form that is not saved yet. */
const isDue = ({ at = 0, checkedAt = 0 }: { at?: number; checkedAt?: number }) =>
  at < Date.now() - DAY_MS && checkedAt < Date.now() - CHECK_INTERVAL_MS

/** Returns the uploads whose references must be checked. */
export const uploadsToCheck = () => db.uploads.filter(isDue)

/** Returns whether any upload must be checked. It reads only the uploads, and no rows that may refer to them. */
export const hasUploadsToCheck = async () => (await uploadsToCheck().count()) > 0
