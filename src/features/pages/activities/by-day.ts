import type { Activity } from '#src/contract/activities.ts'
import { daysBetween } from '#src/lib/format/dates.ts'

/** The activities of one calendar day. */
export interface Day {
  date: Date
  activities: Activity[]
}

/** Returns the activities by calendar day of this device, in their order. */
export function byDay(activities: readonly Activity[]): Day[] {
  const days: Day[] = []
  for (const activity of activities) {
    const date = new Date(activity.date)
    const last = days.at(-1)
    if (last && daysBetween(last.date, date) === 0) last.activities.push(activity)
    else days.push({ date, activities: [activity] })
  }
  return days
}
