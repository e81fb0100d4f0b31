import type { TakeIn, TakeInLine } from '#src/contract/shop/documents/documents.ts'
import { costOf } from '#src/lib/money/average-cost.ts'
import { spreadDiscount } from '#src/lib/money/discount.ts'
import { asQuantity, divideHalfUp, thousandths } from '#src/lib/money/rounding.ts'

type Lines = readonly Pick<TakeInLine, 'id' | 'ordered' | 'cost'>[]

/** Returns what ordered goods cost before the discount of the order, line by line, in whole đồng. */
const amountsOf = (lines: Lines) => lines.map(({ ordered, cost = 0 }) => costOf(ordered, cost))

/** Returns what ordered goods cost before the discount of the order, in whole đồng. */
export const subtotalOf = (lines: Lines) => amountsOf(lines).reduce((sum, amount) => sum + amount, 0)

/**
 * Returns what the goods of an order cost after its discount. The discount is spread over the ordered lines in
 * proportion to their amounts, so each unit of a line has the same part of it: goods that do not come or go back take
 * their part with them.
 */
export function netCosts({ lines, discount = 0 }: Pick<TakeIn, 'lines' | 'discount'>) {
  const parts = spreadDiscount(amountsOf(lines), discount)
  const partOf = new Map(lines.map(({ id }, index) => [id, parts[index] ?? 0]))

  /** Returns what a quantity of a line is worth, in whole đồng. */
  function worthOfLine({ id, ordered, cost = 0 }: TakeInLine, quantity: number) {
    const part = BigInt(partOf.get(id) ?? 0) * thousandths(quantity)
    const less = ordered > 0 ? divideHalfUp(part, thousandths(ordered)) : 0
    return Math.max(0, costOf(quantity, cost) - less)
  }

  return {
    /** Returns the cost of a stock unit of a line, with four decimals. */
    unitCostOf({ id, ordered, cost = 0, factor }: TakeInLine) {
      const less = ordered > 0 ? (partOf.get(id) ?? 0) / ordered : 0
      return Math.max(0, Math.round(((cost - less) / factor) * 10_000) / 10_000)
    },
    /** Returns what the goods that were received and not returned are worth, in whole đồng. */
    worthOf: (received: readonly TakeInLine[]) =>
      received.reduce((sum, line) => sum + worthOfLine(line, asQuantity(line.received - line.returned)), 0),
  }
}
