import { random } from '#seed/random.ts'

interface Shape {
  count: number
  seed: number
  /** The first and the last value. */
  from: number
  to: number
  /** The amplitude as a share of the value, and the number of waves. */
  swing?: number
  waves?: number
  noise?: number
}

/** Returns whole numbers from one value to another, with waves and small random deviations, similar to real data. */
export function curve({ count, seed, from, to, swing = 0.08, waves = 4, noise = 0.04 }: Shape): number[] {
  const next = random(seed)
  const start = next() * 2 * Math.PI
  return Array.from({ length: count }, (_, index) => {
    const way = index / Math.max(1, count - 1)
    const wave = Math.sin(start + way * waves * 2 * Math.PI) * swing
    return Math.round((from + (to - from) * way) * (1 + wave + (next() - 0.5) * 2 * noise))
  })
}

/** Returns a random price curve that ends at `last`. */
export function walk({
  count,
  seed,
  last,
  step,
}: {
  count: number
  seed: number
  last: number
  step: number
}) {
  const next = random(seed)
  const prices = [last]
  while (prices.length < count) prices.unshift((prices[0] ?? last) * (1 + (next() - 0.5) * 2 * step))
  const digits = last < 10 ? 4 : 2
  return prices.map(price => Number(price.toFixed(digits)))
}

/** Returns the sum of numbers. */
export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
