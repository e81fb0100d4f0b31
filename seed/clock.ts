/*
 * The times of the sample are relative to the moment of seeding. They are written as texts that no other field
 * contains: `@-25m` is 25 minutes ago, `@+1d09:30` is 09:30 tomorrow, local time.
 */
const pattern = /^@([+-]\d+)(?:m|d(\d\d):(\d\d))$/

/** Returns a time that is a number of minutes before the moment of seeding. */
export const minutesAgo = (minutes: number) => `@-${minutes}m`

/** Returns a time of day (`09:30`) on a day some days after the day of seeding, or before it for a negative number. */
export const onDay = (days: number, time = '00:00') => `@${days < 0 ? '' : '+'}${days}d${time}`

/** Returns the same data with every relative time replaced by an ISO date-time, relative to `now`. */
export function resolveTimes(value: unknown, now: Date): unknown {
  if (typeof value === 'string') return resolveTime(value, now)
  if (Array.isArray(value)) return value.map(item => resolveTimes(item, now))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveTimes(item, now)]))
}

function resolveTime(text: string, now: Date): string {
  const [, amount, hours, minutes] = pattern.exec(text) ?? []
  if (!amount) return text
  const date = new Date(now)
  if (hours === undefined) date.setMinutes(date.getMinutes() + Number(amount))
  else {
    date.setDate(date.getDate() + Number(amount))
    date.setHours(Number(hours), Number(minutes), 0, 0)
  }
  return date.toISOString()
}
