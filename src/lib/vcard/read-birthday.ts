import type { Line } from './lines.ts'

/** Returns `1994-08-18`, or `--08-18` without a year; `undefined` for an invalid date. */
export function readBirthday(line: Line | undefined): string | undefined {
  if (!line) return undefined
  const [, year = '', month = '', day = ''] =
    /^(\d{4}|--)-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(line.value.trim()) ?? []
  if (!isDay(Number(month), Number(day))) return undefined
  // Apple writes a placeholder year and marks it in a parameter.
  const isOmitted = year === '--' || line.params.get('X-APPLE-OMIT-YEAR')?.[0] === year
  return `${isOmitted ? '-' : year}-${month}-${day}`
}

/** Returns whether a day exists in a leap year (2000), so that 29 February is valid. */
function isDay(month: number, day: number) {
  const date = new Date(Date.UTC(2000, month - 1, day))
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
