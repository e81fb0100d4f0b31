import { addDays, addHours, isSameDay, set, startOfHour, startOfWeek } from 'date-fns'

/** How many hours "later today" is from now. */
const LATER_HOURS = 3
/** The hour at which tomorrow and next week begin. */
const MORNING_HOUR = 8

export interface SnoozeTimes {
  /** `undefined` when today is nearly over. */
  today: Date | undefined
  tomorrow: Date
  /** Monday. */
  nextWeek: Date
}

/** The times that are offered for a snooze, in local time. */
export function snoozeTimes(now: Date): SnoozeTimes {
  const later = addHours(startOfHour(now), LATER_HOURS)
  const morning = (day: Date) => set(day, { hours: MORNING_HOUR, minutes: 0, seconds: 0, milliseconds: 0 })
  return {
    today: isSameDay(later, now) ? later : undefined,
    tomorrow: morning(addDays(now, 1)),
    nextWeek: morning(addDays(startOfWeek(now, { weekStartsOn: 1 }), 7)),
  }
}
