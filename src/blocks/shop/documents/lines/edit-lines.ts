import type { Picked } from '#src/blocks/shop/products/find-products.ts'
import { taxOf } from '#src/blocks/shop/products/units.ts'
import { lineAmount } from '#src/lib/money/totals.ts'

/** A line as an editor changes it. `price` is what a unit is sold for, or what it costs. */
export interface EditLine {
  id: string
  productId: string
  unit: string
  factor: number
  quantity: number
  price: number
  discount: number
  taxPercent: 0 | 5 | 8 | 10
  note: string
}

/** Returns a line with one unit of a product. */
export const lineOf = ({ product, unit }: Picked, price: number): EditLine => ({
  id: crypto.randomUUID(),
  productId: product.id,
  unit: unit.name,
  factor: unit.factor,
  quantity: 1,
  price,
  discount: 0,
  taxPercent: taxOf(product),
  note: '',
})

/** Adds a line; one more when there is a line with the same product and unit. The changed line is the last one. */
export function withLine(lines: readonly EditLine[], added: EditLine): EditLine[] {
  const same = lines.find(({ productId, unit }) => productId === added.productId && unit === added.unit)
  if (!same) return [...lines, added]
  return [...lines.filter(line => line !== same), { ...same, quantity: same.quantity + added.quantity }]
}

/** Returns what a line costs less its discount; never negative, also while it is typed. */
export const amountOfLine = (line: Pick<EditLine, 'quantity' | 'price' | 'discount'>) =>
  Math.max(0, lineAmount(line))
