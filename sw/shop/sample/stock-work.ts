import { goods } from '#seed/grocery/goods.ts'
import { db } from '#sw/storage/db.ts'
import { act, advance, BACK_STORE, made, STORE, staff } from './act.ts'
import type { WorkDay } from './day.ts'
import type { Shelf } from './shelf.ts'

const by = staff.keeper
const categories = [...new Set(goods.map(({ product }) => product.category))]

/** Sends goods that the store lacks from the other warehouse, and receives them there except today. */
export async function refillStore(day: WorkDay, shelf: Shelf): Promise<void> {
  const lines = goods.flatMap(({ product: { id, minStock = 0 } }) => {
    const quantity = Math.min(shelf.has(BACK_STORE, id), minStock)
    return shelf.has(STORE, id) < minStock && quantity > 0 ? [{ productId: id, quantity }] : []
  })
  if (lines.length === 0) return
  const row = await act(day.calls.movements.transferHandlers.create, by, {
    ...made(day.newId(), day.at(420)),
    warehouseId: BACK_STORE,
    toWarehouseId: STORE,
    lines,
    note: 'Bổ sung quầy',
  })
  const sent = await advance(day.calls.movements.transferHandlers.send, by, row, { at: day.at(425) })
  for (const { productId, quantity } of lines) shelf.add(BACK_STORE, productId, -quantity)
  if (day.isToday) return
  await advance(day.calls.movements.transferHandlers.receive, by, sent, { at: day.at(465) })
  for (const { productId, quantity } of lines) shelf.add(STORE, productId, quantity)
}

/** Counts a category in the store, in the evening. The count of today is not finished. */
export async function countCategory(day: WorkDay, minute: number): Promise<void> {
  const { dice } = day
  const category = categories[Math.floor(day.index / 14) % categories.length]
  const ids = goods.flatMap(({ product }) => (product.category === category ? [product.id] : []))
  const balances = await db.stockBalances.where({ warehouseId: STORE }).toArray()
  const onHand = new Map(balances.map(row => [row.productId, row.onHand]))
  const count = await act(day.calls.movements.countHandlers.create, by, {
    ...made(day.newId(), day.at(minute)),
    warehouseId: STORE,
    note: 'Kiểm kê định kỳ',
  })
  const lines = ids.slice(0, day.isToday ? 4 : undefined).map(productId => {
    const has = onHand.get(productId) ?? 0
    return { productId, counted: Math.max(0, has - (dice.may(12) ? 1 : 0)) }
  })
  const counted = await advance(day.calls.movements.countHandlers.count, by, count, {
    at: day.at(minute + 20),
    lines,
  })
  if (day.isToday) return
  const reviewed = await advance(day.calls.movements.countHandlers.review, by, counted, {
    at: day.at(minute + 25),
  })
  await advance(day.calls.movements.countHandlers.post, staff.owner, reviewed, { at: day.at(minute + 30) })
}

/** Takes broken goods out of the stock. */
export async function writeOff(day: WorkDay, shelf: Shelf, minute: number): Promise<void> {
  const [broken] = shelf.pick(day.dice, 1)
  if (!broken) return
  await act(day.calls.movements.adjustmentHandlers.post, staff.owner, {
    ...made(day.newId(), day.at(minute)),
    warehouseId: STORE,
    reason: day.dice.pick(['Vỡ khi xếp kệ', 'Hết hạn', 'Chuột cắn bao']),
    lines: [{ productId: broken.goods.product.id, quantity: -broken.quantity * broken.factor }],
    note: '',
  })
}
