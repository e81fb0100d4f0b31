import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'

type Formats = Parameters<typeof formatMoney>[1] & Parameters<typeof formatDate>[1]

/** Returns a value of the audit log for people: an amount in đồng, a time, or the name of a state. */
export function valueText(text: string, formats: Formats, stateOf: (state: string) => string): string {
  if (/^-?\d+$/.test(text)) return formatMoney(Number(text), formats)
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return stateOf(text)
  const at = new Date(text)
  return `${formatDate(at, formats)} ${formatTime(at, formats.locale)}`
}
