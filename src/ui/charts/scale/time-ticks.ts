const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The unit of the labels of a time axis. */
export type TickUnit = 'time' | 'day' | 'month'

/** The distances between two labels, in ms; those of months are a number of months. */
const steps: readonly [unit: TickUnit, step: number][] = [
  ...[1, 5, 15, 30].map(minutes => ['time', minutes * MINUTE_MS] as [TickUnit, number]),
  ...[1, 3, 6, 12].map(hours => ['time', hours * HOUR_MS] as [TickUnit, number]),
  ...[1, 2, 7, 14].map(days => ['day', days * DAY_MS] as [TickUnit, number]),
  ...[1, 2, 3, 6, 12, 24, 60].map(months => ['month', months] as [TickUnit, number]),
]

/** Returns at most `most` times between two times (ms since 1970), at the start of local minutes, hours, days or months. */
export function timeTicks(from: number, to: number, most: number): { unit: TickUnit; times: number[] } {
  const span = to - from
  const fits = ([unit, step]: (typeof steps)[number]) =>
    span / (unit === 'month' ? step * 30.4 * DAY_MS : step) <= most
  const [unit, step] = steps.find(fits) ?? steps[steps.length - 1] ?? ['month', 12]
  const next = unit === 'month' ? months(from, step) : evenly(from, step)
  const times: number[] = []
  for (let index = 0; ; index++) {
    const time = next(index)
    if (time > to || index > 500) return { unit, times }
    if (time >= from) times.push(time)
  }
}

function months(from: number, step: number) {
  const start = new Date(from)
  const first = Math.floor(start.getMonth() / step) * step
  return (index: number) => new Date(start.getFullYear(), first + index * step, 1).getTime()
}

/** Days are counted with `Date`, because a day can have 23 or 25 hours. */
function evenly(from: number, step: number) {
  const start = new Date(from)
  const [year, month, day] = [start.getFullYear(), start.getMonth(), start.getDate()]
  if (step >= DAY_MS) return (index: number) => new Date(year, month, day + (index * step) / DAY_MS).getTime()
  const midnight = new Date(year, month, day).getTime()
  const skipped = Math.floor((from - midnight) / step)
  return (index: number) => midnight + (skipped + index) * step
}
