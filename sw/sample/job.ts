import type { SampleProgress, scaled } from '#src/contract/sample.ts'
import { db } from '#sw/storage/db.ts'

/** A number of rows for each generated table. */
export type Numbers = Record<(typeof scaled)[number], number>

/** The requested scale, stored in `meta`, so that the next worker continues from it. */
export interface Job {
  count: number
  /** The time to which the times of generated rows are relative, in ms since 1970. */
  now: number
  /** For each table: how many rows to generate besides the user's own, and how many exist already. */
  wanted: Numbers
  made: Numbers
  took: number
}

const key = 'scale'

/** Returns the stored job, if any. */
export const readJob = async () => (await db.meta.get(key))?.value as Job | undefined
/** Stores the job. */
export const writeJob = (value: Job) => db.meta.put({ key, value })

/** Returns the progress of the scale; null when none was requested. */
export async function scaleProgress(): Promise<SampleProgress['scale']> {
  const job = await readJob()
  if (!job) return null
  const { count, took, made, wanted } = job
  return { count, done: sum(made), total: sum(wanted), took: Math.round(took) }
}

const sum = (numbers: Numbers) => Object.values(numbers).reduce((total, number) => total + number, 0)
