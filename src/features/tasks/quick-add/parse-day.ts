import { addDays, addWeeks, startOfDay, startOfWeek } from 'date-fns'
import { type DayPart, dayPart, laterParts, parts } from './parse-day-part.ts'
import { lastMatch, type Rule } from './text-rules.ts'

/** A day in a text, with the part of the day if it has one ("chiều mai"). */
export interface Day {
  start: number
  end: number
  date: Date
  part: DayPart | undefined
}

/** The last day in a text: an earlier one belongs to the title ("hoa 20/11 … mai"). */
export function parseDay(text: string, now: Date): Day | undefined {
  const found = lastMatch(text, rules, startOfDay(now))
  if (!found) return undefined
  const { start, end, meaning, groups } = found
  return { start, end, date: meaning, part: dayPart(groups.part ?? groups.later) }
}

const weekdays = [
  { vietnamese: 'chủ nhật|cn', english: 'sunday', short: 'sun' },
  { vietnamese: 'thứ (?:hai|2)|t2', english: 'monday|mon', short: '' },
  { vietnamese: 'thứ (?:ba|3)|t3', english: 'tuesday|tue', short: '' },
  { vietnamese: 'thứ (?:tư|4)|t4', english: 'wednesday|wed', short: '' },
  { vietnamese: 'thứ (?:năm|5)|t5', english: 'thursday', short: 'thu' },
  { vietnamese: 'thứ (?:sáu|6)|t6', english: 'friday|fri', short: '' },
  { vietnamese: 'thứ (?:bảy|7)|t7', english: 'saturday', short: 'sat' },
]

/** "thu", "sat" and "sun" are also ordinary words ("thu tiền"), so they need "on", "by" or "next" before them. */
const weekdayRules = weekdays.flatMap(({ vietnamese, english, short }, weekday): Rule<Date>[] => {
  const read: Rule<Date>['read'] = ({ next }, today) => onWeekday(today, weekday, next !== undefined)
  const rules = [
    { words: `${parts}(?:${vietnamese})(?<next> tuần (?:sau|tới))?`, read },
    { words: `(?:(?:on|by|this) |(?<next>next ))?(?:${english})${laterParts}`, read },
    { words: `(?:on |by )?(?:${english}) (?<next>next week)`, read },
  ]
  return short ? [...rules, { words: `(?:on|by|this|(?<next>next)) ${short}${laterParts}`, read }] : rules
})

const rules: Rule<Date>[] = [
  { words: `${parts}hôm nay`, read: (_, today) => today },
  { words: '(?<part>sáng|trưa|chiều|tối) nay', read: (_, today) => today },
  { words: 'today|this (?<later>morning|afternoon|evening)', read: (_, today) => today },
  { words: 'to(?<later>night)', read: (_, today) => today },
  // "Mai" within a sentence is a person's name; at the beginning, or after "sáng" or "ngày", it means tomorrow.
  {
    words: `${parts}(?:ngày )?mai`,
    read: (_, today, written, start) =>
      written.startsWith('Mai') && start > 0 ? undefined : addDays(today, 1),
  },
  { words: `(?:tomorrow|tmr)${laterParts}`, read: (_, today) => addDays(today, 1) },
  { words: `${parts}(?:ngày (?:mốt|kia)|mốt)`, read: (_, today) => addDays(today, 2) },
  { words: '(?:the )?day after tomorrow', read: (_, today) => addDays(today, 2) },
  {
    words: '(?<count>\\d{1,3}) ngày (?:nữa|sau)|(?:sau|in) (?<days>\\d{1,3}) (?:ngày|days?)',
    read: ({ count, days }, today) => addDays(today, Number(count ?? days)),
  },
  {
    words: '(?<count>\\d{1,2}) tuần (?:nữa|sau)|(?:sau|in) (?<weeks>\\d{1,2}) (?:tuần|weeks?)',
    read: ({ count, weeks }, today) => addWeeks(today, Number(count ?? weeks)),
  },
  { words: 'tuần (?:sau|tới)|next week', read: (_, today) => onWeekday(today, 1, true) },
  { words: 'cuối tuần(?: này)?|(?:this )?weekend', read: (_, today) => onWeekday(today, 6, false) },
  ...weekdayRules,
  {
    words: `${parts}(?:(?:ngày|on|by) )?(?<date>\\d{1,2})/(?<month>\\d{1,2})(?:/(?<year>\\d{4}))?`,
    read: readDate,
  },
  { words: '(?<year>\\d{4})-(?<month>\\d{2})-(?<date>\\d{2})', read: readDate },
]

/** The next such weekday after today, or the one in the following week (weeks start on Monday). */
function onWeekday(today: Date, weekday: number, isInNextWeek: boolean): Date {
  if (isInNextWeek) return addDays(startOfWeek(today, { weekStartsOn: 1 }), 7 + ((weekday + 6) % 7))
  return addDays(today, ((weekday - today.getDay() + 6) % 7) + 1)
}

/** Without a year, the next such day. `undefined` for a date that does not exist (31/2). */
function readDate({ date, month, year }: Record<string, string | undefined>, today: Date): Date | undefined {
  const inYear = (number: number) => new Date(number, Number(month) - 1, Number(date))
  const first = inYear(Number(year ?? today.getFullYear()))
  const found = year || first >= today ? first : inYear(today.getFullYear() + 1)
  return found.getDate() === Number(date) && found.getMonth() === Number(month) - 1 ? found : undefined
}
