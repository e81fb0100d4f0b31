import type { Offer } from '#src/contract/shop/catalogue.ts'
import { amountOf, asQuantity } from '#src/lib/money/rounding.ts'

/** So many units of an offer. It is stored on this device, with what the basket shows. */
export interface BasketLine
  extends Pick<
    Offer,
    'id' | 'productId' | 'name' | 'supplierId' | 'supplier' | 'unit' | 'factor' | 'stockUnit' | 'minimum'
  > {
  cost?: number
  quantity: number
  /** The id of the line of the future take-in. */
  lineId: string
}

export interface Basket {
  lines: readonly BasketLine[]
  /** The ids of the future take-ins by supplier: the same take-in is not made twice. */
  takeIns: Readonly<Record<string, string>>
}

export interface BasketGroup {
  supplierId: string
  supplier: string
  lines: readonly BasketLine[]
  /** Đồng; undefined for users who may not see costs. */
  total: number | undefined
}

/** Returns lines with a quantity of an offer; 0 removes it. */
export function withQuantity(lines: readonly BasketLine[], offer: Offer, quantity: number): BasketLine[] {
  const known = lines.find(({ id }) => id === offer.id)
  if (quantity <= 0) return lines.filter(line => line !== known)
  if (known) return lines.map(line => (line === known ? { ...line, quantity } : line))
  const { id, productId, name, supplierId, supplier, unit, factor, stockUnit, minimum, cost } = offer
  const facts = { id, productId, name, supplierId, supplier, unit, factor, stockUnit, minimum }
  return [...lines, { ...facts, ...(cost !== undefined && { cost }), quantity, lineId: crypto.randomUUID() }]
}

/** Returns the number of units that fills a product up to its highest stock; at least the smallest order. */
export const missingOf = ({ stock, minStock, maxStock, factor, minimum }: Offer) =>
  Math.max(minimum, Math.ceil(asQuantity(Math.max(maxStock, minStock) - stock) / factor))

/** Returns lines with what is missing of the products of some offers. Products that the basket has stay as they are. */
export function withMissing(lines: readonly BasketLine[], offers: readonly Offer[]): BasketLine[] {
  const known = new Set(lines.map(({ productId }) => productId))
  return offers
    .filter(({ productId }) => !known.has(productId))
    .reduce<BasketLine[]>((all, offer) => withQuantity(all, offer, missingOf(offer)), [...lines])
}

/** A line of a take-in that was made. */
export interface MadeLine {
  id: string
  ordered: number
}

/**
 * Returns a basket without what a take-in of a supplier has. What was added or raised meanwhile stays, for another
 * take-in.
 */
export function withoutMade<Kept extends Basket>(
  basket: Kept,
  supplierId: string,
  made: readonly MadeLine[],
): Kept {
  const lines = basket.lines.flatMap(line => {
    if (line.supplierId !== supplierId) return line
    const match = made.find(({ id }) => id === line.lineId)
    if (!match) return line
    const quantity = asQuantity(line.quantity - match.ordered)
    return quantity > 0 ? { ...line, quantity, lineId: crypto.randomUUID() } : []
  })
  const { [supplierId]: _, ...others } = basket.takeIns
  const isLeft = lines.some(line => line.supplierId === supplierId)
  return { ...basket, lines, takeIns: isLeft ? { ...others, [supplierId]: crypto.randomUUID() } : others }
}

/** Returns what some lines cost, in đồng; undefined when the cost of one is not known. */
export function totalOf(lines: readonly Pick<BasketLine, 'quantity' | 'cost'>[]): number | undefined {
  let total = 0
  for (const { quantity, cost } of lines) {
    if (cost === undefined) return undefined
    total += amountOf(quantity, cost)
  }
  return total
}

/** Returns the lines by their suppliers, in the order in which the suppliers came into the basket. */
export function groupsOf(lines: readonly BasketLine[]): BasketGroup[] {
  const ids = new Set(lines.map(({ supplierId }) => supplierId))
  return [...ids].map(supplierId => {
    const own = lines.filter(line => line.supplierId === supplierId)
    return { supplierId, supplier: own[0]?.supplier ?? '', lines: own, total: totalOf(own) }
  })
}

/** Returns whether a line has fewer units than the supplier sells. */
export const isTooFew = ({ quantity, minimum }: BasketLine) => quantity < minimum
