import type { EditLine } from '#src/blocks/shop/documents/lines/edit-lines.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'

/** Returns the quantities of lines in stock units, one entry for each product. */
export function stockUnits(lines: readonly EditLine[]): { productId: string; quantity: number }[] {
  const sums = new Map<string, number>()
  for (const { productId, quantity, factor } of lines)
    sums.set(productId, asQuantity((sums.get(productId) ?? 0) + quantity * factor))
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}
