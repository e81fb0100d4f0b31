import { db } from './db.ts'

/** Returns a whole set of read-only data, in the stored form. */
export const referenceData = async <T>(id: string) => (await db.sets.get(id))?.value as T
