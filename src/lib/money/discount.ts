import { divideHalfUp } from './rounding.ts'

/**
 * Spreads a discount (đồng) over lines in proportion to their amounts. Each part is rounded half up, and the last line
 * takes the remainder, so that the sum is exact. No part is larger than its line while the discount is at most the
 * sum: then an earlier line takes what does not fit.
 */
export function spreadDiscount(amounts: readonly number[], discount: number): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  if (sum === 0) return amounts.map(() => 0)
  let rest = discount
  const parts = amounts.map((amount, index) => {
    if (index === amounts.length - 1) return rest
    const share = divideHalfUp(BigInt(amount) * BigInt(discount), BigInt(sum))
    const part = Math.min(share, rest)
    rest -= part
    return part
  })
  return fitted(parts, amounts)
}

/**
 * Divides a total (đồng) in proportion to amounts that are not negative. The sum of the parts is the total, and the part
 * of an amount of 0 is 0. Without amounts above 0 nothing is divided.
 */
export function inProportion(amounts: readonly number[], total: number): number[] {
  const sum = BigInt(amounts.reduce((all, amount) => all + amount, 0))
  let until = 0n
  let given = 0
  return amounts.map(amount => {
    until += BigInt(amount)
    const before = given
    given = sum === 0n ? 0 : divideHalfUp(BigInt(total) * until, sum)
    return given - before
  })
}

/** Moves what exceeds the last line to the lines before it that have room. */
function fitted(parts: number[], amounts: readonly number[]): number[] {
  let excess = Math.max(0, (parts.at(-1) ?? 0) - (amounts.at(-1) ?? 0))
  if (excess === 0) return parts
  return parts.with(parts.length - 1, (parts.at(-1) ?? 0) - excess).map((part, index) => {
    const room = index === parts.length - 1 ? 0 : Math.min(excess, Math.max(0, (amounts[index] ?? 0) - part))
    excess -= room
    return part + room
  })
}
