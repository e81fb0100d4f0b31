import { divideHalfUp, scaled } from './rounding.ts'

/** Whether prices contain the tax (`inside`) or the tax is added to them (`onTop`). */
export type VatMode = 'inside' | 'onTop'

/** The tax of all lines with the same rate. `net` is without the tax. */
export interface VatGroup {
  percent: number
  net: number
  tax: number
}

/**
 * Returns the tax of each rate, the lowest first. The tax is rounded half up for the sum of a rate, not for each line.
 * Amounts are whole đồng after all discounts.
 */
export function vatGroups(lines: readonly { amount: number; percent: number }[], mode: VatMode): VatGroup[] {
  const sums = new Map<number, number>()
  for (const { amount, percent } of lines) sums.set(percent, (sums.get(percent) ?? 0) + amount)
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([percent, amount]) => {
      const tax = vatOf(amount, percent, mode)
      return { percent, net: mode === 'inside' ? amount - tax : amount, tax }
    })
}

/** Returns the tax of an amount in đồng: inside it, or on top of it. */
export function vatOf(amount: number, percent: number, mode: VatMode): number {
  const rate = scaled(percent, 100)
  return divideHalfUp(BigInt(amount) * rate, mode === 'inside' ? 10_000n + rate : 10_000n)
}
