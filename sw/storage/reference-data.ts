import { db } from './db.ts'

/** Returns a complete set of read-only data. */
export const referenceData = async <T>(id: string) => (await db.sets.get(id))?.value as T
