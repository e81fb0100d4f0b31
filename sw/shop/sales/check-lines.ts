import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { grantedFields } from '#src/contract/shop/grants.ts'
import { amountOf, asQuantity, percentOf } from '#src/lib/money/rounding.ts'
import type { ProductRow } from '#sw/products/history.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { isReplayed } from '#sw/server/replayed.ts'
import { mayNamed, refuse } from '#sw/shop/documents/refuse.ts'
import type { Require } from '#sw/shop/grants/store.ts'
import { openStockBook } from '#sw/shop/posting/stock-book.ts'
import { shopSettings } from '#sw/shop/settings.ts'
import { db } from '#sw/storage/db.ts'

/** A line of goods that are sold. */
export interface GoodsLine {
  id: string
  productId: string
  unit: string
  factor: number
  quantity: number
  price: number
  discount: number
}

/** Rejects with 404 for an id that is not that of a customer; `null` means without a customer. */
export async function checkCustomer(id: string | null) {
  if (id !== null && (await db.partners.get(id))?.kind !== 'customer') notFound('customer', id)
}

/** Returns the price and the factor of a unit; `undefined` for a unit that the product does not have. */
function unitOf(product: ProductRow, unit: string) {
  if (unit === '' || unit === product.unit) return { price: product.price, factor: 1 }
  return product.units?.find(({ name }) => name === unit)
}

/** Returns whether a product had the price of a line when a device sold it: the price was changed since then. */
const wasPrice = ({ unit = '', history = [] }: ProductRow, line: GoodsLine) =>
  isReplayed() &&
  (line.unit === '' || line.unit === unit) &&
  history.some(({ fields }) =>
    fields.some(({ name, before }) => name === 'price' && Math.round(Number(before)) === line.price),
  )

/** A document as it is stored, whose prices and discounts were allowed. */
type Stored = Pick<Sale, 'lines' | 'discount' | 'totals'>

const isSameLine = (one: GoodsLine, other: GoodsLine) =>
  one.id === other.id && grantedFields.every(field => one[field] === other[field])

/**
 * Checks the lines of a sale or a take-out. Rejects with 404 for an unknown product, with 400 for a unit that it does
 * not have or an id that is repeated, with 409 for a discount above its line or above the sum, and with 403 for another
 * price or a large discount without the right. A line that is `stored` already, unchanged, needs no right again.
 */
export async function checkLines(
  lines: readonly GoodsLine[],
  discount: number,
  {
    warehouseId,
    requireRight,
    stored,
  }: { warehouseId: string; requireRight: Require; stored?: Stored | undefined },
) {
  if (!(await db.warehouses.get(warehouseId))) notFound('warehouse', warehouseId)
  if (new Set(lines.map(({ id }) => id)).size < lines.length) badRequest('lines')
  const products = await db.products.bulkGet(lines.map(({ productId }) => productId))
  const { discountLimitPercent: limit } = await shopSettings()
  let sum = 0
  for (const [index, line] of lines.entries()) {
    const product = (products[index] ?? notFound('product', line.productId)) as ProductRow
    const unit = unitOf(product, line.unit)
    if (unit?.factor !== line.factor) badRequest('factor')
    const amount = amountOf(line.quantity, line.price)
    if (line.discount > amount) refuse('exceeds', 'discount', product.name)
    sum += amount - line.discount
    if (stored?.lines.some(one => isSameLine(one, line))) continue
    if (line.price !== Math.round(unit?.price ?? 0) && !wasPrice(product, line))
      await requireRight('changePrice')
    if (line.discount > percentOf(amount, limit)) await requireRight('discountOverLimit')
  }
  if (discount > sum) refuse('exceeds', 'discount', String(discount))
  const isStored = stored?.discount === discount && stored.totals.subtotal === sum
  if (!isStored && discount > percentOf(sum, limit)) await requireRight('discountOverLimit')
}

/**
 * Reads the stock of products. Returns their stock book, and a function that returns what a warehouse can still sell of
 * one of them, in stock units: what is reserved for others is not available. It returns undefined for a product without
 * stock.
 */
export async function openAvailable(productIds: readonly string[], warehouseId: string) {
  const [book, first] = await Promise.all([openStockBook(productIds), db.warehouses.orderBy('id').first()])
  function availableOf(id: string): number | undefined {
    const product = book.products.get(id)
    if (!product || !book.isTracked(id)) return undefined
    const { onHand, reserved } = book.balance(id, warehouseId)
    // What the inventory app has set is in the first warehouse when the next entry is posted.
    const adopted = first?.id === warehouseId ? product.stock - Math.max(0, book.total(id).onHand) : 0
    return asQuantity(onHand - reserved + adopted)
  }
  return { book, availableOf }
}

/** Who takes goods, and from where. */
interface Taking {
  userId: string
  warehouseId: string
  /** The check of rights of a call that a manager can grant. */
  requireRight?: Require
}

/**
 * Rejects when a warehouse has less than these lines take, and the user may not sell below zero: with 409 (`shortStock`),
 * or with 403 for a call that a manager can grant. The server of a team does not refuse goods that a device has sold.
 * Returns the stock book of the products, if it was read.
 */
export async function checkStock(
  lines: readonly { productId: string; quantity: number; factor: number }[],
  { userId, warehouseId, requireRight }: Taking,
) {
  if (isReplayed()) return
  const needed = new Map<string, number>()
  for (const { productId, quantity, factor } of lines)
    needed.set(productId, asQuantity((needed.get(productId) ?? 0) + quantity * factor))
  const { book, availableOf } = await openAvailable([...needed.keys()], warehouseId)
  for (const [id, quantity] of needed) {
    const available = availableOf(id)
    if (available === undefined || quantity <= available) continue
    const name = book.products.get(id)?.name ?? ''
    if (requireRight) await requireRight('sellBelowZero', { code: 'shortStock', name })
    else if (!(await mayNamed(userId, 'sellBelowZero'))) refuse('shortStock', 'lines', name)
  }
  return book
}
