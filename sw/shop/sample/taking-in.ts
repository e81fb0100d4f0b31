import { type Goods, goods } from '#seed/grocery/goods.ts'
import { partners } from '#seed/grocery/partners.ts'
import { db } from '#sw/storage/db.ts'
import { act, advance, BACK_STORE, made, STORE, staff } from './act.ts'
import { TOTAL_DAYS, type WorkDay } from './day.ts'
import type { Shelf } from './shelf.ts'

const SHELF_LIFE_DAYS = 180
const DAY_MS = 86_400_000
/** The bank keeps this amount, in đồng. */
const RESERVE = 20_000_000
/** One delivery in so many is disputed and paid late. */
const DISPUTED_EVERY = 9
const DISPUTED_DAYS = 115

/** Some goods are not ordered again in the last weeks, so that the shop has goods that run low. */
const LAST_WEEKS = TOTAL_DAYS - 24
const runsLow = ({ product, weight }: Goods) => weight >= 5 && product.position % 3 === 0

/** Returns what a warehouse orders of some goods: up to its highest stock, of what is near its lowest. */
function needed({ index, isFirst, isToday }: WorkDay, shelf: Shelf, warehouseId: string, supplierId: string) {
  const isLate = index > LAST_WEEKS && !isFirst && !isToday
  return goods.flatMap(one => {
    const { id, minStock = 0, maxStock = 0 } = one.product
    const has = shelf.has(warehouseId, id)
    return one.supplierId === supplierId && has < minStock * 1.6 && !(isLate && runsLow(one))
      ? [{ one, quantity: maxStock - has }]
      : []
  })
}

/** Returns the cost on a day: prices of suppliers rise and fall by some percent. */
const costOn = ({ index }: WorkDay, { product }: Goods) =>
  Math.round((product.cost * (100 + 3 * Math.sin(index / 23 + product.position))) / 10_000) * 100

/** Orders goods of a supplier, and receives them unless they are still to come. */
export async function takeIn(
  day: WorkDay,
  shelf: Shelf,
  { supplierId, warehouseId, minute, reached }: Order,
): Promise<void> {
  const { newId, dice } = day
  const wanted = needed(day, shelf, warehouseId, supplierId)
  if (wanted.length === 0) return
  const expiry = new Date(Date.parse(day.at(minute)) + SHELF_LIFE_DAYS * DAY_MS).toISOString().slice(0, 10)
  const batch = `L${day.at(minute).slice(2, 10).replaceAll('-', '')}`
  const lines = wanted.map(({ one, quantity }) => ({
    id: newId(),
    productId: one.product.id,
    unit: one.product.unit ?? '',
    factor: 1,
    ordered: quantity,
    cost: costOn(day, one),
    batch,
    expiry,
  }))
  const row = await act(day.calls.movements.takeInHandlers.create, staff.owner, {
    ...made(newId(), day.at(minute)),
    warehouseId,
    supplierId,
    lines,
    note: '',
  })
  if (reached === 'draft') return
  const ordered = await advance(day.calls.movements.takeInHandlers.order, staff.owner, row, {
    at: day.at(minute + 5),
  })
  if (reached === 'ordered') return
  // One line in twenty comes short.
  const received = lines.map(({ id, productId, ordered: quantity }) => ({
    lineId: id,
    productId,
    quantity: dice.may(5) ? Math.floor(quantity * 0.8) : quantity,
  }))
  await advance(day.calls.movements.takeInHandlers.checkIn, staff.keeper, ordered, {
    at: day.at(minute + 60),
    lines: received.map(({ lineId, quantity }) => ({ lineId, quantity, batch, expiry })),
    isLast: true,
  })
  for (const { productId, quantity } of received) shelf.add(warehouseId, productId, quantity)
}

interface Order {
  supplierId: string
  warehouseId: string
  minute: number
  reached: 'draft' | 'ordered' | 'checked-in'
}

/** The day of the week on which each supplier delivers; 0 is Sunday. */
const deliveries: Readonly<Record<number, string>> = { 2: 'supplier-1', 4: 'supplier-2', 6: 'supplier-3' }

/** Posts the deliveries of a day. The first day fills both warehouses. */
export async function takeInOn(day: WorkDay, shelf: Shelf): Promise<void> {
  const suppliers = day.isFirst ? Object.values(deliveries) : [deliveries[day.weekday] ?? '']
  for (const [place, supplierId] of suppliers.entries())
    for (const warehouseId of [STORE, BACK_STORE])
      await takeIn(day, shelf, { supplierId, warehouseId, minute: 392 + place, reached: 'checked-in' })
}

/** Pays suppliers what is due, as long as the bank has enough. */
export async function payDue(day: WorkDay, minute: number): Promise<void> {
  const received = await db.shopDocuments.where('[kind+status]').equals(['takeIn', 'checked-in']).sortBy('at')
  let has = (await db.fundAccounts.get('bank'))?.balance ?? 0
  for (const row of received) {
    if (row.kind !== 'takeIn') continue
    const due = (row.worth ?? 0) - (row.paid ?? 0)
    const days = partners.find(partner => partner.row.id === row.supplierId)?.paysAfterDays ?? 0
    const isDisputed = Number(row.code.slice(-3)) % DISPUTED_EVERY === 0 || row.id.charCodeAt(0) % 13 === 0
    const isDue = row.at < day.daysBefore(isDisputed ? DISPUTED_DAYS : days)
    if (!isDue || due <= 0 || has - due < RESERVE) continue
    has -= due
    const body = { at: day.at(minute), paymentId: day.newId(), accountId: 'bank', amount: due }
    await advance(day.calls.movements.takeInHandlers.settle, staff.owner, row, body)
  }
}
