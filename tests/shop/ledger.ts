import { expect } from 'vitest'
import type { StockEntryRow } from '#sw/shop/posting/rows.ts'

/** Returns a number with some decimals as a whole number. */
const whole = (value: number, decimals: number) => BigInt(Math.round(value * 10 ** decimals))

/**
 * Expects that the average cost after each entry of a product is that of a second implementation: the formula of the
 * specification as it reads, with fractions. An entry that takes another one back restores the cost before it, if
 * nothing has changed in between.
 */
export function expectCosts(entries: readonly StockEntryRow[]) {
  let [onHand, cost] = [0n, 0n]
  const seen = new Map<string, { quantity: bigint; onHand: bigint; before: bigint; after: bigint }>()
  for (const entry of entries.toSorted((one, other) => one.order - other.order)) {
    const before = cost
    const [quantity, own] = [whole(entry.quantity, 3), whole(entry.unitCost, 4)]
    const worth = onHand * cost + quantity * own
    const sum = onHand + quantity
    const reversed = seen.get(entry.reversesId)
    if (reversed?.quantity === -quantity && reversed.onHand === onHand && reversed.after === cost)
      cost = reversed.before
    else if (quantity > 0n && onHand <= 0n) cost = own
    else if (sum > 0n && worth >= 0n) cost = (2n * worth + sum) / (2n * sum)
    onHand = sum
    seen.set(entry.id, { quantity, onHand, before, after: cost })
    expect([entry.costBefore, entry.costAfter, entry.totalAfter].map(String)).toEqual(
      [Number(before) / 10_000, Number(cost) / 10_000, Number(onHand) / 1000].map(String),
    )
  }
}

/** Expects that the entries of each owner are numbered from 1, and that each says what the sum is after it. */
export function expectSums<Entry extends { order: number }>(
  entries: readonly Entry[],
  owner: (entry: Entry) => string,
  place: (entry: Entry) => string,
  [amount, after]: [(entry: Entry) => number, (entry: Entry) => number],
) {
  const orders = new Map<string, number>()
  const sums = new Map<string, number>()
  for (const entry of entries.toSorted((one, other) => one.order - other.order)) {
    const order = (orders.get(owner(entry)) ?? 0) + 1
    const sum = Math.round(((sums.get(place(entry)) ?? 0) + amount(entry)) * 1000) / 1000
    orders.set(owner(entry), order)
    sums.set(place(entry), sum)
    expect([entry.order, after(entry)]).toEqual([order, sum])
  }
}
