import { divideHalfUp, thousandths } from './rounding.ts'

interface SoldLine {
  /** What was paid for the line, in đồng. */
  paid: number
  /** How much was sold. */
  quantity: number
}

/**
 * Returns what was paid for the first `quantity` of a line, in đồng: the parts of a line add up to what was paid for
 * it.
 */
export const paidFor = ({ paid, quantity: sold }: SoldLine, quantity: number) =>
  divideHalfUp(BigInt(paid) * thousandths(quantity), thousandths(sold))

/** Returns what is given back for a quantity of a line of which some has been taken back before. */
export const refundOf = (line: SoldLine & { refunded: number }, quantity: number) =>
  paidFor(line, line.refunded + quantity) - paidFor(line, line.refunded)
