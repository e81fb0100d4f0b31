/** Quantities have at most three decimals: grams of a kilogram. */
const QUANTITY_SCALE = 1000

/** Returns numerator / denominator (whole numbers, the denominator above 0), rounded half up away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = Number((2n * size + denominator) / (2n * denominator))
  return numerator < 0n ? 0 - rounded : rounded
}

/** Returns a number with these many decimals as a whole number of its smallest unit: 1.005 with a scale of 1000 is 1005. */
export const scaled = (value: number, scale: number) => BigInt(Math.round(value * scale))

/** Returns a quantity in thousandths. */
export const thousandths = (quantity: number) => scaled(quantity, QUANTITY_SCALE)

/** Returns a sum or difference of quantities without the error of binary fractions: 0.1 + 0.2 is 0.3. */
export const asQuantity = (quantity: number) => Math.round(quantity * QUANTITY_SCALE) / QUANTITY_SCALE

/** Returns quantity × price in đồng, rounded half up. */
export const amountOf = (quantity: number, price: number) =>
  divideHalfUp(thousandths(quantity) * scaled(price, 1), BigInt(QUANTITY_SCALE))

/** Percentages have at most two decimals. */
const PERCENT_SCALE = 100

/** Returns a percentage of an amount in đồng, rounded half up. */
export const percentOf = (amount: number, percent: number) =>
  divideHalfUp(scaled(amount, 1) * scaled(percent, PERCENT_SCALE), BigInt(100 * PERCENT_SCALE))
