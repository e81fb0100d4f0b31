import { addMinutes, startOfMinute } from 'date-fns'
import { type Groups, lastMatch, type Rule } from './text-rules.ts'

/** A time given by its distance from now ("sau 2 giờ", "in 30 minutes"). */
export interface Delay {
  start: number
  end: number
  /** Exact to the minute. */
  date: Date
}

/** The last delay in a text. Days and weeks are parsed as days (`parseDay`): they have no time. */
export function parseDelay(text: string, now: Date): Delay | undefined {
  const found = lastMatch(text, rules, now)
  if (!found) return undefined
  const { start, end, meaning } = found
  return { start, end, date: startOfMinute(addMinutes(now, meaning)) }
}

const hours = '(?<hours>\\d{1,3}|một|nửa)'
const englishHours = '(?<hours>\\d{1,3}|an?|one|half an?) ?(?:hours?|hrs?|h)'
const englishMinutes = '(?:minutes?|mins?)'

/** The meanings are in minutes. */
const rules: Rule<number>[] = [
  {
    // "sau 5 giờ chiều", "sau 5 giờ 30" and "sau 14 giờ" are times of the day; so is "sau 9h".
    words: `sau ${hours} giờ(?: (?<half>rưỡi)| (?<more>\\d{1,2}) ?(?:phút|p))?(?! (?:sáng|trưa|chiều|tối|\\d{2}(?!\\d)))`,
    read: groups => (Number(groups.hours) > 12 && Number(groups.hours) < 24 ? undefined : read(groups)),
  },
  { words: `sau ${hours} tiếng(?: (?<half>rưỡi)| (?<more>\\d{1,2}) ?(?:phút|p))?`, read },
  { words: `${hours} ?(?:giờ|tiếng|h)(?: (?<half>rưỡi)| ?(?<more>\\d{1,2})(?: ?(?:phút|p))?)? nữa`, read },
  { words: 'sau (?<more>\\d{1,4}) ?(?:phút|p)', read },
  { words: '(?<more>\\d{1,4}) ?(?:phút|p) nữa', read },
  { words: `in ${englishHours}(?:(?: and)? (?<more>\\d{1,2}) ?${englishMinutes})?`, read },
  { words: `${englishHours} from now`, read },
  { words: `in (?<more>\\d{1,4}) ?${englishMinutes}`, read },
  { words: `(?<more>\\d{1,4}) ?${englishMinutes} from now`, read },
]

function read({ hours = '0', half, more = '0' }: Groups): number | undefined {
  const whole = /^\d/.test(hours) ? Number(hours) : /^(?:n|half)/.test(hours) ? 0.5 : 1
  return whole * 60 + (half ? 30 : 0) + Number(more) || undefined
}
