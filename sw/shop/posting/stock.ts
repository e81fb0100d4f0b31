import { asQuantity } from '#src/lib/money/rounding.ts'
import { db } from '#sw/storage/db.ts'
import { entryId, entryOf, type Reference } from './reference.ts'
import type { StockEntryRow } from './rows.ts'
import { openStockBook, type StockBook, valuedAfter } from './stock-book.ts'

/** A change of the stock of a product in a warehouse, in stock units. */
export interface StockMove {
  productId: string
  warehouseId: string
  lineId: string
  quantity: number
  /** The cost of a unit that comes in, or of one that leaves at its own cost. Without it the average is used. */
  unitCost?: number
  /** The entry that the move takes back. */
  reverses?: StockEntryRow
}

/** A change of the counters that are not entries. */
export interface StockPlan {
  productId: string
  warehouseId: string
  reserved?: number
  incoming?: number
}

/**
 * Posts changes of stock: entries, and the counters of products and warehouses. Returns the entries. Products without
 * stock keeping get none. `opened` is the book of these products, when the transaction has read it already.
 */
export async function postStock(
  reference: Reference,
  moves: readonly StockMove[],
  plans: readonly StockPlan[] = [],
  opened?: StockBook,
): Promise<StockEntryRow[]> {
  if (moves.length + plans.length === 0) return []
  const book = opened ?? (await openStockBook([...moves, ...plans].map(({ productId }) => productId)))
  await adoptStock(book, reference)
  const posted = moves.flatMap((move, index) =>
    book.isTracked(move.productId) ? [post(book, reference, move, index)] : [],
  )
  for (const { productId, warehouseId, reserved = 0, incoming = 0 } of plans) {
    if (!book.isTracked(productId)) continue
    const [total, balance] = [book.total(productId), book.balance(productId, warehouseId)]
    total.reserved = asQuantity(total.reserved + reserved)
    balance.reserved = asQuantity(balance.reserved + reserved)
    balance.incoming = asQuantity(balance.incoming + incoming)
  }
  await book.save()
  return posted
}

/** Posts a change of stock in a book that is in memory, and returns the entry. */
export function post(
  book: StockBook,
  reference: Reference,
  { reverses, ...move }: StockMove,
  index: number | string,
): StockEntryRow {
  const { productId, warehouseId, lineId, quantity } = move
  const [total, balance] = [book.total(productId), book.balance(productId, warehouseId)]
  const before = { onHand: total.onHand, cost: total.cost }
  const ownCost = reverses?.unitCost ?? move.unitCost
  const after = valuedAfter(before, quantity, ownCost)
  // Nothing has changed since the entry, so the cost is exactly what it was before.
  if (
    reverses &&
    reverses.quantity === -quantity &&
    reverses.totalAfter === before.onHand &&
    reverses.costAfter === before.cost
  )
    after.cost = reverses.costBefore
  total.onHand = after.onHand
  total.cost = after.cost
  total.entries++
  balance.onHand = asQuantity(balance.onHand + quantity)
  const entry: StockEntryRow = {
    ...entryOf(reference),
    id: entryId(reference, index),
    order: total.entries,
    productId,
    warehouseId,
    lineId,
    quantity,
    quantityAfter: balance.onHand,
    unitCost: ownCost ?? before.cost,
    reversesId: reverses?.id ?? '',
    costBefore: before.cost,
    costAfter: after.cost,
    totalAfter: after.onHand,
  }
  book.add(entry)
  return entry
}

/**
 * Posts what the inventory app has set: a product whose stock differs from its entries gets the difference in the first
 * warehouse.
 */
export async function adoptStock(book: StockBook, reference: Reference) {
  const differing = [...book.products.values()].filter(
    ({ id, stock }) => book.isTracked(id) && stock !== Math.max(0, book.total(id).onHand),
  )
  const first = differing.length > 0 && (await db.warehouses.orderBy('id').first())
  if (!first) return
  for (const { id, stock, sku, cost } of differing) {
    const quantity = asQuantity(stock - book.total(id).onHand)
    const product = { ...reference, documentKind: 'product', documentCode: sku }
    const move = { productId: id, warehouseId: first.id, lineId: '', quantity }
    post(book, product, quantity > 0 ? { ...move, unitCost: cost } : move, `product/${id}`)
  }
}
