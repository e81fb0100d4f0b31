import { idOf, prefix } from '#seed/scale/dice.ts'
import { type ScaleTable, scaleRows } from '#seed/scale.ts'
import { scaled, scaledSales } from '#src/contract/sample.ts'
import { db } from '#sw/storage/db.ts'
import { isJobOf, type Job, type Numbers, readJob, type Wanted, writeJob } from './job.ts'

/** The rows of one transaction. It is small because reads wait for the transaction. */
const CHUNK_ROWS = 200
/** How long one call works, in ms. */
const WORK_TIME_MS = 1000
const MAX_CUSTOMERS = 10_000

const tables = [...scaled, 'partners'] as const satisfies readonly ScaleTable[]
/** The tables whose rows are named by posted sales. */
const inBooks: readonly ScaleTable[] = ['products', 'partners']

/**
 * Generates rows until each table has the requested number or the time of one call is over. Call it again to continue. It
 * is in a chunk of the worker, because the texts of generated rows are large.
 */
export async function scale(wanted: Wanted, userId: string): Promise<void> {
  const end = performance.now() + WORK_TIME_MS
  let job: Job | undefined = await begin(wanted)
  while (job && performance.now() < end) {
    const name = nextOf(job)
    job = name && (await (name === 'sales' ? sell(wanted, userId) : fill(name, wanted)))
  }
}

/** Posts sales with code that is loaded then. */
const sell = async (wanted: Wanted, userId: string) =>
  (await import('./scale-sales.ts')).postSales(wanted, userId)

const nextOf = ({ made, wanted }: Job) =>
  ([...tables, 'sales'] as const).find(name => made[name] < wanted[name])

/**
 * Returns the current job, or a new one when another one is requested. A new job deletes the generated rows that are too
 * many and keeps the others. Sales are never deleted, nor what they name.
 */
const begin = ({ count, withShop }: Wanted) =>
  db.transaction('rw', ['meta', 'warehouses', 'fundAccounts', ...tables], async () => {
    const old = await readJob()
    if (old && isJobOf(old, { count, withShop })) return old
    const made = { ...none(), ...old?.made }
    const job = { count, withShop, now: old?.now ?? Date.now(), wanted: none(), made, took: 0 }
    for (const name of tables) {
      const table = db.table(name)
      const own = (await table.count()) - (await table.where('id').startsWith(prefix).count())
      const limit = name === 'partners' ? (withShop ? Math.min(count, MAX_CUSTOMERS) : 0) : count
      const isKept = made.sales > 0 && inBooks.includes(name)
      job.wanted[name] = Math.max(0, limit - own, isKept ? made[name] : 0)
      job.made[name] = Math.min(made[name], job.wanted[name])
      await table.where('id').between(idOf(job.made[name]), `${prefix}\uffff`).delete()
    }
    job.wanted.sales = Math.max(made.sales, withShop && (await canSell()) ? scaledSales[count] : 0)
    await writeJob(job)
    return job
  })

/**
 * Generates one chunk of a table and records it in the job, in one transaction. Resolves to undefined when another job
 * has replaced this one.
 */
function fill(name: ScaleTable, wanted: Wanted): Promise<Job | undefined> {
  const start = performance.now()
  return db.transaction('rw', db.table(name), db.meta, async () => {
    const job = await readJob()
    if (!job || !isJobOf(job, wanted)) return undefined
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

const none = (): Numbers => ({ contacts: 0, products: 0, mails: 0, tasks: 0, partners: 0, sales: 0 })

/** Returns whether the shop has what sales need: generated products, a warehouse and both accounts. */
async function canSell(): Promise<boolean> {
  const [warehouses, accounts] = await Promise.all([
    db.warehouses.count(),
    db.fundAccounts.bulkGet(['cash', 'bank']),
  ])
  return warehouses > 0 && accounts.every(account => account)
}
