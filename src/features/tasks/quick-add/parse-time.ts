import { type DayPart, dayPart } from './parse-day-part.ts'
import { type Groups, lastMatch, type Rule } from './text-rules.ts'

/** A time of day in a text. */
export interface Time {
  start: number
  end: number
  hours: number
  minutes: number
}

/** The last time in a text. `part` is the part of the day that the text names: it decides what "3h" means. */
export function parseTime(text: string, part?: DayPart): Time | undefined {
  const found = lastMatch(text, rules, new Date())
  if (!found) return undefined
  const { start, end, groups, meaning } = found
  const { afternoonBelow } = dayPart(groups.part) ?? part ?? { afternoonBelow: 0 }
  const isLater = meaning.hours < afternoonBelow && !groups.half
  return { start, end, hours: meaning.hours + (isLater ? 12 : 0), minutes: meaning.minutes }
}

type Clock = Pick<Time, 'hours' | 'minutes'>

const at = '(?:(?:at|lúc|vào) )?'
const partAfter = '(?: (?<part>sáng|trưa|chiều|tối)(?! nay| mai))?'

const rules: Rule<Clock>[] = [
  { words: `${at}(?<hours>\\d{1,2})h(?<minutes>\\d{2})?${partAfter}`, read },
  { words: `${at}(?<hours>\\d{1,2}) giờ(?: (?<minutes>\\d{2}))?${partAfter}`, read },
  // "20g" may mean grams: it is a time only with minutes or a part of the day.
  { words: `${at}(?<hours>\\d{1,2})g(?<minutes>\\d{2})${partAfter}`, read },
  { words: `${at}(?<hours>\\d{1,2})g (?<part>sáng|trưa|chiều|tối)`, read },
  { words: `${at}(?<hours>\\d{1,2})(?:h| giờ) (?<thirty>rưỡi)${partAfter}`, read },
  { words: `${at}(?<hours>\\d{1,2}):(?<minutes>\\d{2})${partAfter}`, read },
  { words: '(?:at )?(?<hours>\\d{1,2})(?::(?<minutes>\\d{2}))? ?(?<half>am|pm)', read },
  { words: '(?:at|lúc) (?<hours>\\d{1,2})', read },
]

function read({ hours, minutes, thirty, half }: Groups): Clock | undefined {
  const written = Number(hours)
  if (half && (written < 1 || written > 12)) return undefined
  const clock = {
    hours: half ? (written % 12) + (half === 'pm' ? 12 : 0) : written,
    minutes: thirty ? 30 : Number(minutes ?? 0),
  }
  return clock.hours < 24 && clock.minutes < 60 ? clock : undefined
}
