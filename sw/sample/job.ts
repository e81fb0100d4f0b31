import type { SampleProgress, scaled } from '#src/contract/sample.ts'
import { db } from '#sw/storage/db.ts'

export type Numbers = Record<(typeof scaled)[number], number>

/** What was asked for, in `meta`: whichever worker is asked next goes on from it. */
export interface Job {
  count: number
  /** The moment that its times are counted from. */
  now: number
  /** How many rows each table is to have beside its own, and how many of them were made. */
  wanted: Numbers
  made: Numbers
  took: number
}

const key = 'scale'

export const readJob = async () => (await db.meta.get(key))?.value as Job | undefined
export const writeJob = (value: Job) => db.meta.put({ key, value })

/** How far it has come; null when it was never asked for. */
export async function scaleProgress(): Promise<SampleProgress['scale']> {
  const job = await readJob()
  if (!job) return null
  const { count, took, made, wanted } = job
  return { count, done: sum(made), total: sum(wanted), took: Math.round(took) }
}

const sum = (numbers: Numbers) => Object.values(numbers).reduce((total, number) => total + number, 0)
