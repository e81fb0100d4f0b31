import { addDays, addMonths, addWeeks, addYears, endOfMonth, endOfYear, startOfDay } from 'date-fns'
import { type Recurrence, ruleDay } from '#src/lib/recurrence/rule.ts'
import { type Groups, lastMatch, type Rule } from './text-rules.ts'

/** When a repetition ends: "đến 30/6", "until June", "5 times". */
export interface End {
  start: number
  end: number
  rule: Pick<Recurrence, 'until' | 'count'>
}

/** The last end of a repetition in a text. A month without a day means its last day. */
export function parseEnd(text: string, now: Date): End | undefined {
  const found = lastMatch(text, rules, startOfDay(now))
  return found && { start: found.start, end: found.end, rule: found.meaning }
}

type Meaning = End['rule']

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const until = '(?:until|till|til|through)'
const year = '(?<year>\\d{4})'
const date = '(?<date>\\d{1,2})(?:st|nd|rd|th)?'

const rules: Rule<Meaning>[] = [
  { words: `đến (?:hết )?(?:ngày )?(?<date>\\d{1,2})/(?<month>\\d{1,2})(?:/${year})?`, read: untilDay },
  {
    words: `đến (?:hết )?(?:ngày )?(?<date>\\d{1,2}) tháng (?<month>\\d{1,2})(?: năm ${year})?`,
    read: untilDay,
  },
  { words: `đến (?:hết |cuối )?tháng (?<month>\\d{1,2})(?:(?:/| năm )${year})?`, read: untilDay },
  { words: 'đến (?:hết|cuối) năm(?: nay)?|until (?:the )?end of (?:the |this )?year', read: untilYearEnd },
  { words: '(?:trong )?(?<count>\\d{1,3}) lần', read: times },
  { words: 'trong (?<count>\\d{1,3}) (?<unit>ngày|tuần|tháng|năm)', read: untilLater },

  { words: `${until} (?<date>\\d{1,2})/(?<month>\\d{1,2})(?:/${year})?`, read: untilDay },
  { words: `${until} ${year}-(?<month>\\d{2})-(?<date>\\d{2})`, read: untilDay },
  { words: `${until} (?:the )?(?:end of )?${month}(?:,? ${year})?`, read: untilDay },
  { words: `${until} ${month} ${date}(?:,? ${year})?`, read: untilDay },
  { words: `${until} (?:the )?${date} (?:of )?${month}(?:,? ${year})?`, read: untilDay },
  { words: '(?:for )?(?<count>\\d{1,3}) times', read: times },
  { words: 'for (?<count>\\d{1,3}) (?<unit>day|week|month|year)s?', read: untilLater },
]

function times({ count }: Groups): Meaning | undefined {
  return Number(count) > 0 ? { count: Number(count) } : undefined
}

function untilYearEnd(_: Groups, today: Date): Meaning {
  return { until: ruleDay(endOfYear(today)) }
}

function untilLater({ count, unit }: Groups, today: Date): Meaning {
  const number = Number(count)
  if (unit === 'day' || unit?.startsWith('ng')) return { until: ruleDay(addDays(today, number)) }
  if (unit === 'week' || unit?.startsWith('tu')) return { until: ruleDay(addWeeks(today, number)) }
  if (unit === 'month' || unit?.startsWith('th')) return { until: ruleDay(addMonths(today, number)) }
  return { until: ruleDay(addYears(today, number)) }
}

/** Without a year, the next such day. `undefined` for a day that does not exist. */
function untilDay({ date, month = '', year }: Groups, today: Date): Meaning | undefined {
  const index = /^\d/.test(month) ? Number(month) - 1 : months.indexOf(month.slice(0, 3))
  const inYear = (number: number) =>
    date ? new Date(number, index, Number(date)) : endOfMonth(new Date(number, index, 1))
  const first = inYear(Number(year ?? today.getFullYear()))
  const found = year || first >= today ? first : inYear(today.getFullYear() + 1)
  return found.getMonth() === index ? { until: ruleDay(found) } : undefined
}
