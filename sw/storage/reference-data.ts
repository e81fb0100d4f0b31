import { db } from './db.ts'

/** A sample set that is only read, whole. */
export const referenceData = async <T>(id: string) => (await db.sets.get(id))?.value as T
