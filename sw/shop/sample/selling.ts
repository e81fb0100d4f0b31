import { partners } from '#seed/grocery/partners.ts'
import type { Method, Sale } from '#src/contract/shop/documents/documents.ts'
import type { Paid } from '#sw/shop/sales/pay.ts'
import { DEVICE, STORE, staff } from './act.ts'
import type { WorkDay } from './day.ts'
import type { Picked, Shelf } from './shelf.ts'

const by = staff.cashier
const regulars = partners.flatMap(({ row }) => (row.group === 'quen' ? [row.id] : []))
const NOTE = 10_000
/** Discounts of an order are whole thousands. */
const DISCOUNT_STEP = 1000

/** Returns the lines of a document of goods. */
export const linesOf = (picked: readonly Picked[], newId: () => string) =>
  picked.map(({ goods, unit, factor, quantity, price }) => ({
    id: newId(),
    productId: goods.product.id,
    unit,
    factor,
    quantity,
    price,
    discount: 0,
    taxPercent: 8 as const,
    note: '',
  }))

/** Returns how a total is paid: most customers pay cash with notes, and some are given credit. */
function paymentsOf(total: number, { dice }: WorkDay, mayOwe: boolean): Paid[] {
  const rounded = Math.ceil(total / NOTE) * NOTE
  const method: Method | 'split' = dice.pick([
    'cash',
    'cash',
    'cash',
    'cash',
    'cash',
    'transfer',
    'transfer',
    'transfer',
    'card',
    mayOwe ? 'credit' : 'split',
  ])
  if (method === 'cash') return [{ method, amount: dice.may(30) ? total : rounded }]
  if (method !== 'split') return [{ method, amount: total }]
  const part = Math.floor(total / 2 / NOTE) * NOTE
  if (part === 0) return [{ method: 'cash', amount: total }]
  return [
    { method: 'cash', amount: part },
    { method: 'transfer', amount: total - part },
  ]
}

/** Posts a paid sale; nothing when the shelf is empty. */
export async function sell(
  day: WorkDay,
  shelf: Shelf,
  sessionId: string,
  minute: number,
): Promise<Sale | undefined> {
  const { dice, newId, calls } = day
  const { till } = calls
  const picked = shelf.pick(dice, 1 + dice.below(5) + dice.below(3))
  if (picked.length === 0) return undefined
  const at = day.at(minute)
  const customerId = dice.may(25) ? dice.pick(regulars) : null
  const lines = linesOf(picked, newId).map(line => ({ ...line, paid: 0, refunded: 0 }))
  const discount = dice.may(8)
    ? Math.floor((till.subtotalOf(lines) * 0.05) / DISCOUNT_STEP) * DISCOUNT_STEP
    : 0
  const totals = await till.documentTotals(lines, discount)
  const ticket: Sale = {
    ...till.newDocument({ id: newId(), at, device: DEVICE, note: '' }, by, '', 'open'),
    kind: 'sale',
    status: 'open',
    sessionId,
    warehouseId: STORE,
    customerId,
    lines,
    discount,
    totals,
    payments: [],
    change: 0,
    refunded: 0,
  }
  const payments = paymentsOf(totals.total, day, customerId !== null && totals.total < 400_000)
  return till.pay(ticket, {
    params: { id: ticket.id },
    body: { version: 1, at, payments },
    userId: by,
    lang: 'vi',
  })
}

/** Posts the refund of the first line of a sale that was not on credit. */
export async function giveBack(day: WorkDay, sale: Sale, minute: number): Promise<void> {
  const [line] = sale.lines
  const [payment] = sale.payments
  if (!line || sale.payments.length !== 1 || !payment || payment.method === 'credit') return
  const body = {
    version: sale.version,
    at: day.at(minute),
    refundId: day.newId(),
    device: DEVICE,
    sessionId: sale.sessionId,
    lines: [{ lineId: line.id, quantity: line.quantity }],
    method: payment.method,
    note: 'Khách đổi ý',
  }
  await day.calls.till.refund(sale, { params: { id: sale.id }, body, userId: staff.owner, lang: 'vi' })
}
