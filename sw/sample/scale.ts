import { idOf, prefix } from '#seed/scale/dice.ts'
import { scaleRows } from '#seed/scale.ts'
import { type Scale, scaled } from '#src/contract/sample.ts'
import { db } from '#sw/storage/db.ts'
import { type Job, type Numbers, readJob, writeJob } from './job.ts'

/** The rows of one transaction. It is small because reads wait for the transaction. */
const CHUNK_ROWS = 200
/** How long one call works, in ms. */
const WORK_TIME_MS = 1000

/**
 * Generates rows until each table has `count` rows or the time of one call is over. Call it again to continue. It is in
 * a chunk of the worker, because the texts of generated rows are large.
 */
export async function scale(count: Scale): Promise<void> {
  const end = performance.now() + WORK_TIME_MS
  let job: Job | undefined = await begin(count)
  while (job && performance.now() < end) {
    const table = nextOf(job)
    job = table && (await fill(table, count))
  }
}

const nextOf = ({ made, wanted }: Job) => scaled.find(name => made[name] < wanted[name])

/**
 * Returns the current job, or a new one when another count is requested. A new job deletes the generated rows that are
 * too many and keeps the others.
 */
const begin = (count: Scale) =>
  db.transaction('rw', [db.meta, ...scaled.map(name => db.table(name))], async () => {
    const old = await readJob()
    if (old?.count === count) return old
    const job = { count, now: old?.now ?? Date.now(), wanted: none(), made: old?.made ?? none(), took: 0 }
    for (const name of scaled) {
      const table = db.table(name)
      const own = (await table.count()) - (await table.where('id').startsWith(prefix).count())
      job.wanted[name] = Math.max(0, count - own)
      job.made[name] = Math.min(job.made[name], job.wanted[name])
      await table.where('id').between(idOf(job.made[name]), `${prefix}\uffff`).delete()
    }
    await writeJob(job)
    return job
  })

/**
 * Generates one chunk of a table and records it in the job, in one transaction. Resolves to undefined when another job
 * has replaced this one.
 */
function fill(name: keyof Numbers, count: Scale): Promise<Job | undefined> {
  const start = performance.now()
  return db.transaction('rw', db.table(name), db.meta, async () => {
    const job = await readJob()
    if (job?.count !== count) return undefined
    const from = job.made[name]
    const length = Math.min(CHUNK_ROWS, job.wanted[name] - from)
    const rows = Array.from({ length }, (_, place) => scaleRows[name](from + place, job.now))
    await db.table(name).bulkPut(rows)
    job.made[name] += length
    job.took += performance.now() - start
    await writeJob(job)
    return job
  })
}

const none = (): Numbers => ({ contacts: 0, products: 0, mails: 0, tasks: 0 })
