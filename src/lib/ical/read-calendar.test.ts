import { expect, it } from 'vitest'
import { calendarFile } from './calendar.ts'
import { readCalendar } from './read-calendar.ts'

const fileOf = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')

it('reads tasks and events, with folded lines and escapes', () => {
  const entries = readCalendar(
    fileOf(
      'BEGIN:VTODO',
      'SUMMARY:Gọi chị Lan\\, kho',
      '  số 2',
      'DESCRIPTION:một\\nhai',
      'DUE:20261121T090000',
      'PRIORITY:1',
      'STATUS:COMPLETED',
      'END:VTODO',
      'BEGIN:VEVENT',
      'SUMMARY:Kiểm kho',
      'DTSTART;VALUE=DATE:20261122',
      'RRULE:FREQ=WEEKLY',
      'BEGIN:VALARM',
      'DESCRIPTION:alarm',
      'END:VALARM',
      'END:VEVENT',
    ),
  )
  expect(entries).toEqual([
    {
      title: 'Gọi chị Lan, kho số 2',
      notes: 'một\nhai',
      due: new Date(2026, 10, 21, 9),
      priority: 1,
      isCompleted: true,
      rule: '',
    },
    {
      title: 'Kiểm kho',
      notes: '',
      due: new Date(2026, 10, 22),
      priority: 0,
      isCompleted: false,
      rule: 'FREQ=WEEKLY',
    },
  ])
})

it('reads times in UTC, and leaves out cancelled entries', () => {
  const entries = readCalendar(
    fileOf(
      'BEGIN:VEVENT',
      'SUMMARY:a',
      'DTSTART:20261121T020000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'STATUS:CANCELLED',
      'END:VEVENT',
    ),
  )
  expect(entries?.map(({ due }) => due?.toISOString())).toEqual(['2026-11-21T02:00:00.000Z'])
})

it('reads what Outpost exports', () => {
  const start = new Date(2026, 10, 21, 8, 30)
  const event = { id: 'a', title: 'Giao hàng; gấp', description: 'x', start, minutes: 30, alarm: '-PT15M' }
  expect(readCalendar(calendarFile('Tasks', [event], start))).toMatchObject([
    { title: 'Giao hàng; gấp', notes: 'x', due: start },
  ])
})

it.each(['', 'name,phone', 'BEGIN:VCARD\r\nEND:VCARD'])('returns undefined for “%s”', text => {
  expect(readCalendar(text)).toBeUndefined()
})
