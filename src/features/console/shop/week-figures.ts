import type { Figure } from '#src/contract/shop/reports.ts'

const DAY_MS = 86_400_000

/** A day of the chart, in đồng. */
export interface Day {
  /** `yyyy-MM-dd` */
  day: string
  amount: number
  count: number
  /** Undefined for those who may not see costs. */
  profit: number | undefined
  /** The amount of the same weekday a week before. */
  before: number
}

type Sold = Pick<Figure, 'day' | 'amount' | 'count' | 'cost'>

const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the seven days that end with a day. A day without sales has zeros. */
export function weekOf(figures: readonly Sold[], today: string): Day[] {
  const known = new Map(figures.map(figure => [figure.day, figure]))
  const hasCosts = figures.every(({ cost }) => cost !== undefined)
  return Array.from({ length: 7 }, (_, index) => {
    const day = shifted(today, index - 6)
    const { amount = 0, count = 0, cost = 0 } = known.get(day) ?? {}
    return {
      day,
      amount,
      count,
      profit: hasCosts ? amount - cost : undefined,
      before: known.get(shifted(day, -7))?.amount ?? 0,
    }
  })
}

/** What was sold on a day up to a time of day: the hours before it whole, and its hour in proportion. */
export function soldUntil(hours: readonly Pick<Figure, 'key' | 'amount' | 'count'>[], minutes: number) {
  const sum = { amount: 0, count: 0 }
  for (const { key, amount, count } of hours) {
    const share = Math.min(Math.max((minutes - Number(key) * 60) / 60, 0), 1)
    sum.amount += amount * share
    sum.count += count * share
  }
  return { amount: Math.round(sum.amount), count: Math.round(sum.count) }
}

/** Returns the change from a figure to another as a share of the first; undefined without a first figure. */
export const growth = (before: number, now: number) => (before > 0 ? (now - before) / before : undefined)
