import { diceOf, idOf, prefix } from '#seed/scale/dice.ts'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import type { ShopSettings } from '#src/contract/shop/settings.ts'
import type { ProductRow } from '#sw/products/history.ts'
import type { Route } from '#sw/server/handle.ts'
import { eventOf, inState, newDocument } from '#sw/shop/documents/documents.ts'
import { codeAt, codesOf } from '#sw/shop/posting/codes.ts'
import { postFigures } from '#sw/shop/posting/figures.ts'
import { moveFund } from '#sw/shop/posting/funds.ts'
import { auditLine, type Reference } from '#sw/shop/posting/reference.ts'
import type { AccountRow } from '#sw/shop/posting/rows.ts'
import { adoptStock, post } from '#sw/shop/posting/stock.ts'
import { openStockBook } from '#sw/shop/posting/stock-book.ts'
import { fundMovesOf, soldBy, stockMovesOf } from '#sw/shop/sales/pay.ts'
import { paidByLine, totalsBy } from '#sw/shop/sales/totals.ts'
import { newSession } from '#sw/shop/sessions/new-session.ts'
import { addTaken } from '#sw/shop/sessions/session.ts'
import { shopSettings } from '#sw/shop/settings.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { lockedTables } from '#sw/storage/tables.ts'
import { isJobOf, type Job, readJob, type Wanted, writeJob } from './job.ts'

/** The sales of one transaction: about 1,000 rows. Reads wait for it. */
const SALES_PER_BATCH = 100
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

/** What the sales of a batch have in common. */
interface Batch {
  job: Job
  userId: string
  warehouseId: string
  sessionId: string
  settings: ShopSettings
  cash: AccountRow
  bank: AccountRow
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
 * Posts the next sales and records them in the job, in one transaction. The rows are those of the till, made in memory
 * and written once: a sale that is paid by a call takes ten times as long. Resolves to undefined when another job has
 * replaced this one.
 */
export async function postSales(wanted: Wanted, userId: string): Promise<Job | undefined> {
  const [{ sessionHandlers }, { adjustmentHandlers }] = await Promise.all([
    import('#sw/shop/handlers.ts'),
    import('#sw/shop/movements.ts'),
  ])
  const start = performance.now()
  return db.transaction('rw', [...lockedTables(['shop', 'products']), 'meta'], async () => {
    const job = await readJob()
    if (!job || !isJobOf(job, wanted)) return undefined
    const batch = await openBatch(job, userId, adjustmentHandlers.post)
    if (batch) await postBatch(batch, sessionHandlers.close)
    // There is nothing to sell any more.
    else job.wanted.sales = job.made.sales
    job.took += performance.now() - start
    await writeJob(job)
    return job
  })
}

/** Fills up the products of the next sales. Returns undefined when there are none. */
async function openBatch(job: Job, userId: string, adjust: Route): Promise<Batch | undefined> {
  const index = job.made.sales
  const at = momentOf(index, job)
  const from = firstProduct(index, job)
  const until = firstProduct(index + SALES_PER_BATCH, job) + WINDOW
  const ids = Array.from({ length: Math.min(until - from, job.made.products) }, (_, place) =>
    idOf((from + place) % job.made.products),
  )
  const [rows, warehouse, settings, [cash, bank]] = await Promise.all([
    db.products.bulkGet(ids),
    db.warehouses.orderBy('id').first(),
    shopSettings(),
    db.fundAccounts.bulkGet(['cash', 'bank']),
  ])
  const products = rows.flatMap(row => (row ? [row as ProductRow] : []))
  if (!warehouse || !cash || !bank || products.length === 0) return undefined
  const low = products.filter(({ stock, trackStock }) => trackStock !== false && stock < LOW)
  const body = {
    id: `${prefix}filled-${index}`,
    at,
    device: DEVICE,
    warehouseId: warehouse.id,
    reason: 'Nhập hàng',
    lines: low.map(({ id }) => ({ productId: id, quantity: ADDED })),
    note: '',
  }
  if (low.length > 0) await adjust.run({ body, userId } as never, undefined)
  const sessionId = `${prefix}drawer-${index}`
  return { job, userId, warehouseId: warehouse.id, sessionId, settings, products, cash, bank, from }
}

/** Posts the sales of a batch in a drawer of their own, which is then closed. */
async function postBatch(batch: Batch, close: Route): Promise<void> {
  const { job, userId, sessionId, products, cash, bank } = batch
  const first = job.made.sales
  const opened = { id: sessionId, at: momentOf(first, job), device: DEVICE, opening: 0 }
  await db.shopSessions.add(newSession(opened, userId))

  job.made.sales = Math.min(job.wanted.sales, first + SALES_PER_BATCH)
  const tickets = Array.from({ length: job.made.sales - first }, (_, place) => paidAt(batch, first + place))
  const sales = await withCodes(tickets)
  const book = await openStockBook(products.map(({ id }) => id))
  const events = sales.map(sale => eventOf(sale, 'pay', sale.at, userId))
  if (events[0]) await adoptStock(book, events[0])
  const posted = sales.map((sale, place) => {
    const event = events[place] as Reference
    return {
      sold: soldBy(
        sale,
        stockMovesOf(sale).flatMap((move, line) =>
          book.isTracked(move.productId) ? [post(book, event, move, line)] : [],
        ),
      ),
      funds: fundMovesOf(sale).map((move, index) =>
        moveFund(move.accountId === 'cash' ? cash : bank, event, move, index),
      ),
      line: auditLine(event, 'open', 'paid'),
    }
  })
  await Promise.all([
    book.save(),
    db.fundEntries.bulkAdd(posted.flatMap(({ funds }) => funds)),
    db.fundAccounts.bulkPut([cash, bank]),
    postFigures(...posted.map(({ sold }) => sold)),
    db.shopAudit.bulkAdd(posted.map(({ line }) => line)),
    db.shopDocuments.bulkAdd(sales.map(sale => ({ ...sale, version: sale.version + 1 }))),
    addTaken(
      sessionId,
      sales.flatMap(({ payments }) => payments),
    ),
  ])
  await closeDrawer(batch, close)
}

/** Returns sales with the next codes of their days. */
async function withCodes(sales: readonly Sale[]): Promise<Sale[]> {
  const beginnings = [...new Set(sales.map(({ at }) => codesOf('sale', DEVICE, at)))]
  const stored = await db.codeNumbers.bulkGet(beginnings)
  const last = new Map(beginnings.map((id, index) => [id, stored[index]?.last ?? 0]))
  const coded = sales.map(sale => {
    const id = codesOf('sale', DEVICE, sale.at)
    const number = (last.get(id) ?? 0) + 1
    last.set(id, number)
    return { ...sale, code: codeAt(id, number) }
  })
  await db.codeNumbers.bulkPut([...last].map(([id, number]) => ({ id, last: number })))
  return coded
}

/** Returns the paid sale with a number, without its code. */
function paidAt(
  { job, userId, warehouseId, sessionId, settings, products, from }: Batch,
  index: number,
): Sale {
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
    refunded: 0,
  }))
  const method = dice.pick(['cash', 'cash', 'transfer', 'card'] as const)
  const totals = totalsBy(settings, lines, 0, method === 'cash')
  const paid = paidByLine(lines, 0, totals.total)
  const ticket: Sale = {
    ...newDocument({ id, at, device: DEVICE, note: '' }, userId, '', 'open'),
    kind: 'sale',
    status: 'open',
    sessionId,
    warehouseId,
    customerId: dice.may(30) && job.made.partners > 0 ? idOf(dice.below(job.made.partners)) : null,
    lines: lines.map((line, number) => ({ ...line, paid: paid[number] ?? 0 })),
    discount: 0,
    totals,
    payments: totals.total > 0 ? [{ method, amount: totals.total }] : [],
    change: 0,
    refunded: 0,
  }
  return inState(ticket, 'paid', at, userId)
}

/** Closes the drawer with what it should hold. */
async function closeDrawer({ job, userId, sessionId }: Batch, close: Route): Promise<void> {
  const session = await getOr404(db.shopSessions, sessionId, 'session')
  const notes = [{ note: session.expected, count: 1 }]
  const body = { version: session.version, at: momentOf(job.made.sales - 1, job), notes }
  await close.run({ params: { id: sessionId }, body, userId } as never, undefined)
}
