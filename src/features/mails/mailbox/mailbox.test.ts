import { expect, test } from 'vitest'
import { isAsleep } from './mailbox.ts'

test('a mail is snoozed until the minute of its time begins', () => {
  const mail = { snoozedUntil: '2026-11-29T08:00:30.000Z' }
  expect(isAsleep(mail, new Date('2026-11-29T07:59:59.999Z'))).toBe(true)
  expect(isAsleep(mail, new Date('2026-11-29T08:00:00.000Z'))).toBe(false)
})

test('a mail without a time, or whose snooze was ended, is not snoozed', () => {
  const now = new Date('2026-11-29T08:00:00.000Z')
  expect(isAsleep({}, now)).toBe(false)
  expect(isAsleep({ snoozedUntil: null }, now)).toBe(false)
})
