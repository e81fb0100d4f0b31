import { asQuantity, divideHalfUp, scaled, thousandths } from './rounding.ts'

/** The stock of a product and its moving average cost in đồng with four decimals. */
export interface Valued {
  onHand: number
  cost: number
}

const COST_SCALE = 10_000

/** Returns a cost with four decimals. */
const average = (worth: bigint, quantity: bigint) => divideHalfUp(worth, quantity) / COST_SCALE

const worthOf = (quantity: number, cost: number) => thousandths(quantity) * scaled(cost, COST_SCALE)

/** Adds a quantity at a unit cost. With no stock the average becomes that cost. */
export function receive({ onHand, cost }: Valued, quantity: number, unitCost: number): Valued {
  const after = asQuantity(onHand + quantity)
  if (onHand <= 0) return { onHand: after, cost: unitCost }
  const worth = worthOf(onHand, cost) + worthOf(quantity, unitCost)
  return { onHand: after, cost: average(worth, thousandths(after)) }
}

/** Removes a quantity at the average cost, which stays the same. */
export const issue = ({ onHand, cost }: Valued, quantity: number): Valued => ({
  onHand: asQuantity(onHand - quantity),
  cost,
})

/**
 * Removes a receipt at its own cost. The average stays the same when no stock remains, or when the receipt was worth
 * more than what is left.
 */
export function takeBack({ onHand, cost }: Valued, quantity: number, unitCost: number): Valued {
  const after = asQuantity(onHand - quantity)
  const worth = worthOf(onHand, cost) - worthOf(quantity, unitCost)
  return { onHand: after, cost: after > 0 && worth >= 0n ? average(worth, thousandths(after)) : cost }
}

/** Returns what a quantity at a unit cost is worth, in whole đồng. */
export const costOf = (quantity: number, unitCost: number) =>
  divideHalfUp(worthOf(quantity, unitCost), BigInt(1000 * COST_SCALE))
