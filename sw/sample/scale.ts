import { type ScaleTable, scaleTables } from '#seed/scale/tables.ts'
import { db } from '#sw/storage/db.ts'
import { begin, hasNeeds, neededTables } from './begin.ts'
import { isJobOf, type Job, readJob, type Wanted, writeJob } from './job.ts'

/** The rows of one transaction. It is small because reads wait for the transaction. */
const CHUNK_ROWS = 200
/** How long one call works, in ms. */
const WORK_TIME_MS = 1000

/**
 * Generates rows until each table has the requested number or the time of one call is over. Call it again to continue.
 */
export async function scale(wanted: Wanted, userId: string): Promise<void> {
  const end = performance.now() + WORK_TIME_MS
  let job: Job | undefined = await begin(wanted)
  // At least one chunk, also where the start alone takes that long.
  do {
    const name: ReturnType<typeof nextOf> = job && nextOf(job)
    job = name && (await (name === 'sales' ? sell(wanted, userId) : fill(name, wanted)))
  } while (job && performance.now() < end)
}

/** Posts sales with code that is loaded then. */
const sell = async (wanted: Wanted, userId: string) =>
  (await import('./scale-sales.ts')).postSales(wanted, userId)

const nextOf = ({ made, wanted }: Job) =>
  ([...scaleTables, 'sales'] as const).find(name => made[name] < wanted[name])

/**
 * Generates one chunk of a table and records it in the job, in one transaction. Resolves to undefined when another job
 * has replaced this one.
 */
async function fill(name: ScaleTable, wanted: Wanted): Promise<Job | undefined> {
  const start = performance.now()
  const { generated } = await import('./rows.ts')
  return db.transaction('rw', [name, 'meta', ...neededTables(name)], async () => {
    const job = await readJob()
    if (!job || !isJobOf(job, wanted)) return undefined
    const from = job.made[name]
    const to = Math.min(from + CHUNK_ROWS, job.wanted[name])
    if (await hasNeeds(name)) {
      await db.table(name).bulkPut(generated(name, from, to, job.now))
      job.made[name] = to
      // A user has removed the place in the meantime.
    } else job.wanted[name] = from
    job.took += performance.now() - start
    await writeJob(job)
    return job
  })
}
