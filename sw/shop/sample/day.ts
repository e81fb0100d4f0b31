import { type Dice, diceOf } from '#seed/scale/dice.ts'
import type { Calls } from './calls.ts'

/** Six months, and today. */
export const TOTAL_DAYS = 183

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Vietnam has one time zone and no summer time. */
const UTC_OFFSET_MS = 7 * 3_600_000
/** The shop is open from 6:30 to 21:00. Minutes of the day. */
const OPENS = 390
const CLOSES = 1260
const KIND_OF_DICE = 40

/** A day of the sample, with random choices that depend on its number only. */
export interface Day {
  index: number
  isFirst: boolean
  isToday: boolean
  /** 0 is Sunday. */
  weekday: number
  dayOfMonth: number
  /** The part of the opening hours that is over: 1 except today. */
  elapsed: number
  dice: Dice
  /**
   * Returns the ISO date-time of a minute of the day. The minutes of today are spread over the time until now, so that
   * no document is in the future.
   */
  at: (minute: number) => string
  /** Returns the start of an earlier day as an ISO date-time. */
  daysBefore: (days: number) => string
  /** Returns another UUID. */
  newId: () => string
}

/** A day with the handlers that post its documents. */
export interface WorkDay extends Day {
  calls: Calls
}

/** Returns a day by its number; the last one is the day of `now`, in ms since 1970. */
export function dayAt(index: number, now: number): Day {
  const today = Math.floor((now + UTC_OFFSET_MS) / DAY_MS) * DAY_MS - UTC_OFFSET_MS
  const start = today - (TOTAL_DAYS - 1 - index) * DAY_MS
  const isToday = index === TOTAL_DAYS - 1
  const minuteNow = (now - today) / MINUTE_MS
  const dice = diceOf(KIND_OF_DICE, index)
  const local = new Date(start + UTC_OFFSET_MS)
  /** Before the opening, the documents of today are those of the last hour. */
  const first = minuteNow > OPENS + 30 ? OPENS : Math.max(0, minuteNow - 60)
  const last = Math.min(minuteNow, CLOSES)
  const elapsed = isToday ? Math.min(1, Math.max(0.2, (last - OPENS) / (CLOSES - OPENS))) : 1
  const spread = (minute: number) => first + ((minute - OPENS) / (CLOSES - OPENS)) * (last - first)
  return {
    index,
    isFirst: index === 0,
    isToday,
    weekday: local.getUTCDay(),
    dayOfMonth: local.getUTCDate(),
    elapsed,
    dice,
    at: minute =>
      new Date(start + (isToday ? Math.max(0, spread(minute)) : minute) * MINUTE_MS).toISOString(),
    daysBefore: days => new Date(start - days * DAY_MS).toISOString(),
    newId: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => dice.below(16).toString(16)),
  }
}
