import type { Recurrence } from '#src/lib/recurrence/rule.ts'
import { type DayPart, dayPart } from './parse-day-part.ts'
import { type Groups, lastMatch, type Rule } from './text-rules.ts'
import { englishDays, englishWeekdays, vietnameseDays, vietnameseWeekdays } from './weekday-words.ts'

/** A repetition in a text: "mỗi thứ 2", "every 2 weeks on friday". */
export interface Repeat {
  start: number
  end: number
  rule: Recurrence
  /** The part of the day that it names: "mỗi sáng". */
  part: DayPart | undefined
}

/** The last repetition in a text, without its end, which `parseEnd` reads. */
export function parseRepeat(text: string, now: Date): Repeat | undefined {
  const found = lastMatch(text, rules, now)
  if (!found) return undefined
  const { start, end, meaning, groups } = found
  return { start, end, rule: meaning, part: dayPart(groups.part ?? groups.later) }
}

const number = '(?<every>\\d{1,2}|hai|ba|bốn)'
const englishNumber = '(?<every>\\d{1,2}|two|three|four|other|second|third)'
const numbers: Record<string, number> = { hai: 2, ba: 3, bốn: 4, bon: 4 }
const englishNumbers: Record<string, number> = { two: 2, three: 3, four: 4, other: 2, second: 2, third: 3 }
const countOf = (word = '1') => numbers[word] ?? englishNumbers[word] ?? Number(word)

/**
 * "Hàng ngày" means every day, but "giao hàng ngày mai" delivers goods tomorrow: after a verb or a noun of trade, and
 * before a word that names one day, "hàng" means goods.
 */
const trade =
  '(?<!(?:giao|nhập|nhận|đặt|trả|kiểm|lấy|bán|mua|xuất|gửi|đếm|chuyển|đơn|soạn|lên|dọn|cửa|khách|về|bày|xếp|đóng|nguồn|hết|tồn|mặt|lô|ship|phát|ra|chở|order|check|xem|thu|đổi|bỏ) )'
const oneDay = '(?! (?:mai|mốt|kia|nay|này|qua|sau|tới|trước|nữa|thứ|hôm|\\d))'
/** Without accents, "hằng" is written as "hàng" is, so it is left to the second part. */
const often = (unit: string) => `(?:(?:mỗi|hằng(?<!hang)) ${unit}|${trade}hàng ${unit}${oneDay})`

/** An adverb is a repetition at the end of a text or before a time; elsewhere it describes: "weekly report". */
const tail = '(?=\\s*$|\\s+(?:at|until|till|through|for|from|starting|on|\\d|[#!@]))'

const day = '(?<date>\\d{1,2})'
const ordinal = `${day}(?:st|nd|rd|th)?`

const repeating =
  (unit: Recurrence['unit'], more: Partial<Recurrence> = {}): Rule<Recurrence>['read'] =>
  groups => {
    const count = countOf(groups.every)
    const monthDay = Number(groups.date ?? more.monthDay ?? 0)
    if (count < 1 || (groups.date !== undefined && (monthDay < 1 || monthDay > 31))) return undefined
    return { unit, every: count, weekdays: weekdaysOf(groups), ...more, ...(monthDay && { monthDay }) }
  }

const weekdaysOf = ({ days, names }: Groups) =>
  days ? vietnameseWeekdays(days) : names ? englishWeekdays(names) : []

const workdays = repeating('week', { weekdays: [1, 2, 3, 4, 5] })
const weekend = repeating('week', { weekdays: [6, 0] })

const parts = '(?:(?<part>sáng|trưa|chiều|tối) )?'
const later = '(?: (?<later>morning|afternoon|evening|night))?'
const days = `(?<days>${vietnameseDays})`
const names = `(?<names>${englishDays})`

const once = '(?:một|1) lần'
const each = `(?:(?:cứ )?mỗi |cứ )${number}`
const every = '(?:every|each)'

const rules: Rule<Recurrence>[] = [
  { words: often('ngày'), read: repeating('day') },
  { words: 'mỗi (?:buổi )?(?<part>sáng|trưa|chiều|tối)(?! (?:nay|mai))', read: repeating('day') },
  { words: `${each} ngày(?: ${once})?`, read: repeating('day') },
  { words: `${number} ngày ${once}`, read: repeating('day') },
  { words: 'cách ngày', read: repeating('day', { every: 2 }) },
  { words: '(?:mỗi|hằng|hàng|các) ngày (?:thường|làm việc)', read: workdays },
  { words: 'mỗi cuối tuần', read: weekend },
  { words: `${often('tuần')}(?: (?:vào )?${days})?`, read: repeating('week') },
  { words: `${each} tuần(?: ${once})?(?: (?:vào )?${days})?`, read: repeating('week') },
  { words: `${number} tuần ${once}(?: (?:vào )?${days})?`, read: repeating('week') },
  { words: `(?:mỗi|các) ${parts}${days}(?: (?:hằng|hàng|mỗi) tuần)?`, read: repeating('week') },
  { words: `${parts}${days} (?:(?:hằng|hàng|mỗi) tuần|mỗi ${number} tuần)`, read: repeating('week') },
  { words: `${often('tháng')}(?: (?:vào )?(?:ngày|mùng) ${day})?`, read: repeating('month') },
  { words: `${each} tháng(?: ${once})?(?: (?:vào )?ngày ${day})?`, read: repeating('month') },
  { words: `${number} tháng ${once}`, read: repeating('month') },
  { words: `(?:ngày|mùng) ${day} (?:hằng|hàng|mỗi) tháng`, read: repeating('month') },
  { words: 'cuối (?:hằng|hàng|mỗi) tháng|mỗi cuối tháng', read: repeating('month', { monthDay: 31 }) },
  { words: `${often('năm')}|${each} năm`, read: repeating('year') },

  { words: `${every} day|daily${tail}`, read: repeating('day') },
  { words: `${every} (?<later>morning|afternoon|evening|night)`, read: repeating('day') },
  { words: `every ${englishNumber} days?`, read: repeating('day') },
  { words: `${every} (?:weekday|work(?:ing)? ?day)|on weekdays`, read: workdays },
  { words: `${every} weekend`, read: weekend },
  { words: `${every} week(?: on ${names})?${later}|weekly${tail}`, read: repeating('week') },
  { words: `every ${englishNumber} weeks?(?: on ${names})?${later}`, read: repeating('week') },
  { words: `${every} ${names}${later}`, read: repeating('week') },
  { words: `(?:on )?${names} every week`, read: repeating('week') },
  { words: `every ${englishNumber} ${names}${later}`, read: repeating('week') },
  { words: `${every} month(?: on (?:the |day )?${ordinal})?|monthly${tail}`, read: repeating('month') },
  { words: `monthly on (?:the |day )?${ordinal}`, read: repeating('month') },
  { words: `(?:on )?(?:the )?${ordinal} of ${every} month`, read: repeating('month') },
  { words: `every ${englishNumber} months?(?: on (?:the |day )?${ordinal})?`, read: repeating('month') },
  {
    words: `(?:at )?(?:the )?end of ${every} month|every (?:month end|end of (?:the )?month)`,
    read: repeating('month', { monthDay: 31 }),
  },
  {
    words: `${every} year|(?:yearly|annually)${tail}|every ${englishNumber} years?`,
    read: repeating('year'),
  },
]
