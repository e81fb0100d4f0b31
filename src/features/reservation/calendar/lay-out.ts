import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { momentOf } from '#src/lib/shop-day.ts'

/** A reservation in the column of a day. Times are minutes since the start of the day. */
interface Placed {
  row: Reservation
  from: number
  to: number
  /** Its place beside those that overlap with it, and how many places there are. */
  lane: number
  lanes: number
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** A block that lasts less is drawn as if it lasted so long. */
const SHORTEST = 30

/** Returns the reservations of a day in the order of their times; those that overlap have different lanes. */
export function layOut(rows: readonly Reservation[], day: string): Placed[] {
  const midnight = Date.parse(momentOf(day, 0))
  const blocks = rows
    .map(row => {
      const start = (Date.parse(row.at) - midnight) / MINUTE_MS
      const from = Math.max(0, start)
      const to = Math.min(DAY_MINUTES, Math.max(start + row.minutes, from + SHORTEST))
      return { row, from, to, lane: 0, lanes: 1, isToday: from < DAY_MINUTES && start + row.minutes > 0 }
    })
    .filter(({ isToday }) => isToday)
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  const placed: Placed[] = []
  /** Those that overlap with each other, directly or by another one, and when each lane is free again. */
  let group: Placed[] = []
  let free: number[] = []
  const close = () => {
    for (const block of group) block.lanes = free.length
    placed.push(...group)
    group = []
    free = []
  }
  for (const { isToday: _, ...block } of blocks) {
    if (free.every(end => end <= block.from)) close()
    const lane = free.findIndex(end => end <= block.from)
    block.lane = lane === -1 ? free.length : lane
    free[block.lane] = block.to
    group.push(block)
  }
  close()
  return placed
}

/** The hours that a calendar shows without reservations. */
const OPENS = 7
const CLOSES = 21

/** Returns the first hour and the hour after the last one that a calendar shows. */
export function hoursOf(placed: readonly Placed[]): { first: number; last: number } {
  return {
    first: Math.min(OPENS, ...placed.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(CLOSES, ...placed.map(({ to }) => Math.ceil(to / 60))),
  }
}
