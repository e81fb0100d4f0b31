import type { ScaleTable } from '#seed/scale/tables.ts'
import type { SampleProgress, Scale } from '#src/contract/sample.ts'
import { db } from '#sw/storage/db.ts'

/** A number of rows for each generated table, and of the posted sales. */
export type Numbers = Record<ScaleTable | 'sales', number>

/** What is requested. */
export interface Wanted {
  count: Scale
  /** Also customers and sales. */
  withShop: boolean
}

/** The requested scale, stored in `meta`, so that the next worker continues from it. */
export interface Job extends Wanted {
  /** The time to which the times of generated rows are relative, in ms since 1970. */
  now: number
  /** For each table: how many rows to generate besides the user's own, and how many exist already. */
  wanted: Numbers
  made: Numbers
  took: number
}

/** A job that an earlier version may have stored: it lacks the tables that this version did not fill. */
export interface StoredJob extends Omit<Job, 'wanted' | 'made'> {
  wanted: Partial<Numbers>
  made: Partial<Numbers>
}

const key = 'scale'

/** Returns the stored job as some version wrote it, if any. */
export async function readStored(): Promise<StoredJob | undefined> {
  const job = (await db.meta.get(key))?.value as StoredJob | undefined
  // A job that an earlier version stored has no shop.
  return job && { ...job, withShop: job.withShop ?? false }
}

/** Returns the job that `begin` stored, if any. */
export const readJob = readStored as () => Promise<Job | undefined>

/** Stores the job. */
export const writeJob = (value: Job) => db.meta.put({ key, value })

/** Returns whether a job is the requested one. */
export const isJobOf = (job: Wanted, { count, withShop }: Wanted): boolean =>
  job.count === count && job.withShop === withShop

/** Returns the progress of the scale; null when none was requested. */
export async function scaleProgress(): Promise<SampleProgress['scale']> {
  const job = await readStored()
  if (!job) return null
  const { count, withShop, took, made, wanted } = job
  return { count, withShop, done: sum(made), total: sum(wanted), took: Math.round(took) }
}

const sum = (numbers: Partial<Numbers>) => Object.values(numbers).reduce((total, number) => total + number, 0)
