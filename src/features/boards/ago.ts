const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** "6 minutes ago", "3 hours ago", "yesterday"; `undefined` for less than a minute. `time` is an ISO date-time. */
export function ago(time: string, now: Date, locale: string): string | undefined {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / MINUTE_MS)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (minutes < 1) return undefined
  if (minutes < HOUR_MINUTES) return words.format(-minutes, 'minute')
  if (minutes < DAY_MINUTES) return words.format(-Math.floor(minutes / HOUR_MINUTES), 'hour')
  // CLDR begins "Hôm qua" with a capital; here it is inside a sentence.
  return words.format(-Math.floor(minutes / DAY_MINUTES), 'day').toLocaleLowerCase(locale)
}
