import { diceOf, idOf, prefix } from '#seed/scale/dice.ts'
import type { Sale } from '#src/contract/shop/documents.ts'
import type { ProductRow } from '#sw/products/history.ts'
import type { Calls } from '#sw/shop/sample/calls.ts'
import { newSession } from '#sw/shop/sessions/new-session.ts'
import { db } from '#sw/storage/db.ts'
import { lockedTables } from '#sw/storage/tables.ts'
import { isJobOf, type Job, readJob, type Wanted, writeJob } from './job.ts'

/** How long one transaction posts sales before it stores them, in ms. Reads wait for it. */
const POSTING_TIME_MS = 250
const MAX_SALES_PER_BATCH = 200
const LINES = 4
/** A sale is of some of these products; the next sale begins a little later in the list. */
const WINDOW = 120
/** Products with less than this are filled up before a batch of sales. */
const [LOW, ADDED] = [60, 120]
const KIND_OF_DICE = 7
const DEVICE = 'S1'
/** The sales are spread over the opening hours of the days of a year, up to yesterday. */
const DAYS = 365
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const [OPENS_HOUR, OPEN_HOURS] = [6.5, 14.5]
/** Vietnam has one time zone and no summer time. */
const UTC_OFFSET_MS = 7 * HOUR_MS

/** Returns whether the shop has what sales need: generated products, a warehouse and both accounts. */
export async function canSell(): Promise<boolean> {
  const [warehouses, accounts] = await Promise.all([
    db.warehouses.count(),
    db.fundAccounts.bulkGet(['cash', 'bank']),
  ])
  return warehouses > 0 && accounts.every(account => account)
}

/** A batch of sales: the products that it sells, and where the money goes. */
interface Batch {
  calls: Calls
  job: Job
  userId: string
  warehouseId: string
  sessionId: string
  products: readonly ProductRow[]
  /** The number of the first product of the batch. */
  from: number
}

/** Returns the moment of a sale, as an ISO date-time. */
export function momentOf(index: number, { now, wanted }: Pick<Job, 'now' | 'wanted'>): string {
  const days = (index * DAYS) / wanted.sales
  const today = Math.floor((now + UTC_OFFSET_MS) / DAY_MS) * DAY_MS - UTC_OFFSET_MS
  const hour = OPENS_HOUR + OPEN_HOURS * (days % 1)
  return new Date(today - (DAYS - Math.floor(days)) * DAY_MS + hour * HOUR_MS).toISOString()
}

/** Returns the number of the first product that a sale may be of. */
const firstProduct = (index: number, { made, wanted }: Job) =>
  Math.floor((index * made.products) / wanted.sales)

/**
 * Posts sales with the handlers of the shop until the time of a batch is over, and records them in the job, in one
 * transaction. Resolves to undefined when another job has replaced this one.
 */
export async function postSales(wanted: Wanted, userId: string): Promise<Job | undefined> {
  const [{ loadCalls }, { bufferWrites }] = await Promise.all([
    import('#sw/shop/sample/calls.ts'),
    import('#sw/shop/sample/write-buffer.ts'),
  ])
  const calls = await loadCalls()
  const start = performance.now()
  return db.transaction('rw', [...lockedTables(['shop', 'products']), 'meta'], async transaction => {
    const job = await readJob()
    if (!job || !isJobOf(job, wanted)) return undefined
    const flush = bufferWrites(transaction)
    const batch = await openBatch({ calls, job, userId })
    if (!batch) return endSales(job)
    const last = Math.min(job.wanted.sales, job.made.sales + MAX_SALES_PER_BATCH)
    // At least one, however slow the device is: the ids of a batch are those of its first sale.
    do {
      await sell(batch, job.made.sales)
      job.made.sales++
    } while (job.made.sales < last && performance.now() - start < POSTING_TIME_MS)
    await closeBatch(batch, job.made.sales - 1)
    await writeJob(job)
    await flush()
    job.took += performance.now() - start
    return job
  })
}

/** Ends the sales, because there is nothing to sell any more. */
async function endSales(job: Job): Promise<Job> {
  job.wanted.sales = job.made.sales
  await writeJob(job)
  return job
}

/** Opens a drawer and fills up the products of the next sales. */
async function openBatch({ calls, job, userId }: Pick<Batch, 'calls' | 'job' | 'userId'>) {
  const index = job.made.sales
  const at = momentOf(index, job)
  const from = firstProduct(index, job)
  const until = firstProduct(index + MAX_SALES_PER_BATCH, job) + WINDOW
  const ids = Array.from({ length: Math.min(until - from, job.made.products) }, (_, place) =>
    idOf((from + place) % job.made.products),
  )
  const [rows, warehouse] = await Promise.all([db.products.bulkGet(ids), db.warehouses.orderBy('id').first()])
  const products = rows.flatMap(row => (row ? [row as ProductRow] : []))
  if (!warehouse || products.length === 0) return undefined
  const session = newSession({ id: `${prefix}drawer-${index}`, at, device: DEVICE, opening: 0 }, userId)
  await db.shopSessions.put(session)
  const low = products.filter(({ stock, trackStock }) => trackStock !== false && stock < LOW)
  if (low.length > 0)
    await calls.movements.adjustmentHandlers.post.run(
      {
        body: {
          id: `${prefix}filled-${index}`,
          at,
          device: DEVICE,
          warehouseId: warehouse.id,
          reason: 'Nhập hàng',
          lines: low.map(({ id }) => ({ productId: id, quantity: ADDED })),
          note: '',
        },
        userId,
      } as never,
      undefined,
    )
  return { calls, job, userId, warehouseId: warehouse.id, sessionId: session.id, products, from }
}

/** Posts the sale with a number. */
async function sell(batch: Batch, index: number) {
  const { calls, job, userId, warehouseId, sessionId, products, from } = batch
  const { till } = calls
  const dice = diceOf(KIND_OF_DICE, index)
  const at = momentOf(index, job)
  const id = `${prefix}sale-${idOf(index).slice(prefix.length)}`
  const place = firstProduct(index, job) - from
  const chosen = new Set<ProductRow>()
  for (let turn = 0; chosen.size < Math.min(LINES, products.length); turn++) {
    const row = products[(place + turn + dice.below(WINDOW)) % products.length]
    if (row) chosen.add(row)
  }
  const lines = [...chosen].map((product, line) => ({
    id: `${id}-${line}`,
    productId: product.id,
    unit: '',
    factor: 1,
    quantity: 1 + dice.below(3),
    price: Math.round(product.price),
    discount: 0,
    taxPercent: 8 as const,
    note: '',
    paid: 0,
    refunded: 0,
  }))
  const totals = await till.documentTotals(lines, 0)
  const ticket: Sale = {
    ...till.newDocument({ id, at, device: DEVICE, note: '' }, userId, '', 'open'),
    kind: 'sale',
    status: 'open',
    sessionId,
    warehouseId,
    customerId: dice.may(30) && job.made.partners > 0 ? idOf(dice.below(job.made.partners)) : null,
    lines,
    discount: 0,
    totals,
    payments: [],
    change: 0,
    refunded: 0,
  }
  const method = dice.pick(['cash', 'cash', 'transfer', 'card'] as const)
  const payments = [{ method, amount: totals.total }]
  await till.pay(ticket, { params: { id }, body: { version: 1, at, payments }, userId, lang: 'vi' })
}

/** Closes the drawer with what it should hold. */
async function closeBatch({ calls, job, userId, sessionId }: Batch, last: number) {
  const session = await db.shopSessions.get(sessionId)
  if (!session) return
  const notes = [{ note: session.expected, count: 1 }]
  const body = { version: session.version, at: momentOf(last, job), notes }
  await calls.till.sessionHandlers.close.run({ params: { id: sessionId }, body, userId } as never, undefined)
}
