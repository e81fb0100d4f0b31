import { asQuantity } from '#src/lib/money/rounding.ts'

/** A line of goods: `factor` is the number of stock units in its unit. */
export interface TakenLine {
  productId: string
  quantity: number
  factor: number
}

/** The products that are short, with what their warehouse can still give of each, in stock units. */
export type Shortages = ReadonlyMap<string, number>

/** Returns how much lines take of each product, in its stock unit. */
export function quantitiesOf(lines: readonly TakenLine[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { productId, quantity, factor } of lines)
    sums.set(productId, asQuantity((sums.get(productId) ?? 0) + quantity * factor))
  return sums
}

/** Returns the products of which lines take more than is available, with what is available of each. */
export function shortagesOf(lines: readonly TakenLine[], available: ReadonlyMap<string, number>): Shortages {
  const short = new Map<string, number>()
  for (const [productId, quantity] of quantitiesOf(lines)) {
    const left = available.get(productId)
    if (left !== undefined && quantity > left) short.set(productId, left)
  }
  return short
}
