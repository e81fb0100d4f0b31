import { expect, it } from 'vitest'
import { dayOfRule, formatRule, parseRule, ruleDay } from './rule.ts'

it.each([
  ['daily', { unit: 'day', every: 1, weekdays: [] }],
  ['weekdays', { unit: 'week', every: 1, weekdays: [1, 2, 3, 4, 5] }],
  ['weekly', { unit: 'week', every: 1, weekdays: [] }],
  ['monthly', { unit: 'month', every: 1, weekdays: [] }],
  ['FREQ=YEARLY', { unit: 'year', every: 1 }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;UNTIL=20270630', { every: 2, weekdays: [2, 0], until: '20270630' }],
  ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=5', { unit: 'month', monthDay: 31, count: 5 }],
])('%s is read and written', (text, rule) => {
  expect(parseRule(text)).toMatchObject(rule)
  expect(formatRule(parseRule(text))).toBe(text)
})

it('weekdays are written once each, from Monday on', () => {
  const rule = { ...parseRule('weekly'), weekdays: [0, 5, 1, 5] }
  expect(formatRule(rule)).toBe('FREQ=WEEKLY;BYDAY=MO,FR,SU')
  expect(formatRule({ ...rule, weekdays: [5, 4, 3, 2, 1] })).toBe('weekdays')
  expect(formatRule({ ...rule, unit: 'day' })).toBe('daily')
})

it('parts that are not known are ignored', () => {
  expect(parseRule('FREQ=WEEKLY;INTERVAL=0;BYDAY=XX;COUNT=0')).toEqual(parseRule('weekly'))
})

it('a day is written in local time', () => {
  expect(ruleDay(new Date(2027, 5, 30, 23, 59))).toBe('20270630')
  expect(dayOfRule('20270630')).toEqual(new Date(2027, 5, 30))
})
