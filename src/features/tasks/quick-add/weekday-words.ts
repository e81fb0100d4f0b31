import { fold } from '#src/lib/text/fold.ts'

/** One weekday in Vietnamese: "thứ hai", "t2", "chủ nhật". */
const vietnamese = '(?:chủ nhật|cn|thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7])|t[2-7])'
/** A number alone is a weekday only in a list that ends, or before words that follow a weekday: "thứ 2, 4, 6 hằng tuần". */
const bare =
  '(?:hai|ba|tư|năm|sáu|bảy|[2-7])(?=,| và |$| (?:hằng|hàng|mỗi|lúc|vào|đến|trong|\\d{1,2}(?:h|:| giờ)))'

/** Several weekdays: "thứ 2 và thứ 5", "t2, t4, t6". */
export const vietnameseDays = `${vietnamese}(?:(?:, ?| và | & )(?:${vietnamese}|${bare}))*`

const english = '(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?'

/** Several weekdays: "monday and thursday", "mon, wed, fri". */
export const englishDays = `${english}(?:(?:, ?(?:and )?| and | & )${english})*`

const vietnameseNames: Record<string, number> = {
  'chu nhat': 0,
  cn: 0,
  hai: 1,
  ba: 2,
  tu: 3,
  nam: 4,
  sau: 5,
  bay: 6,
}
const englishNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Returns the weekdays in a Vietnamese list, as in `Date.getDay`. */
export const vietnameseWeekdays = (list: string): number[] =>
  [...fold(list).matchAll(/chu nhat|cn|hai|bay|ba|tu|nam|sau|[2-7]/g)].map(
    ([name]) => vietnameseNames[name] ?? Number(name) - 1,
  )

/** Returns the weekdays in an English list. */
export const englishWeekdays = (list: string): number[] =>
  [...list.matchAll(/sun|mon|tue|wed|thu|fri|sat/g)].map(([name]) => englishNames.indexOf(name))
