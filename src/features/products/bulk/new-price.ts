/** Rounding of new prices, in đồng; 0 keeps two decimals. */
export const ROUNDING_STEPS = [0, 100, 500, 1000] as const

/** A base price raised by a per cent, or lowered by a negative one, to the nearest step. It is never below 0. */
export function newPrice(basePrice: number, percent: number, step: number): number {
  const exact = (basePrice * (100 + percent)) / 100
  const rounded = step > 0 ? Math.round(exact / step) * step : Math.round(exact * 100) / 100
  return Math.max(0, rounded)
}
