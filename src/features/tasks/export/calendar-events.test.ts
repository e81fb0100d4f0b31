import { expect, it } from 'vitest'
import type { Task } from '#src/contract/tasks.ts'
import { taskOf } from '#src/features/tasks/task-of.ts'
import { calendarFile } from '#src/lib/ical/calendar.ts'
import { calendarEvents } from './calendar-events.ts'

const now = new Date(Date.UTC(2026, 10, 21, 3, 24))
const tags = new Map([
  ['kho', 'Kho, bãi'],
  ['tet', 'Tết'],
])
const due = (date: number, hours = 0, minutes = 0) => new Date(2026, 11, date, hours, minutes).toISOString()
/** Returns the lines of the file, unfolded. */
const lines = (...tasks: Partial<Task>[]) =>
  calendarFile(
    'Tasks',
    calendarEvents(
      tasks.map(task => taskOf({ id: 'a', ...task })),
      tags,
    ),
    now,
  )
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n')

it('a task with a time becomes an event of half an hour, with an alarm 15 minutes before', () => {
  expect(
    lines({
      title: 'Nhận hàng; gọi Lan, Khoa',
      dueDate: due(4, 11),
      priority: 0,
      tags: ['kho', 'tet', 'gone'],
    }),
  ).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Outpost//Tasks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:a@outpost',
    'DTSTAMP:20261121T032400Z',
    'DTSTART:20261204T110000',
    'DTEND:20261204T113000',
    'SUMMARY:Nhận hàng\\; gọi Lan\\, Khoa',
    'CATEGORIES:Kho\\, bãi,Tết',
    'PRIORITY:1',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Nhận hàng\\; gọi Lan\\, Khoa',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

it('a task of a whole day becomes an event of a day, with an alarm at 8:00', () => {
  const text = lines({ dueDate: due(31) })
  expect(text).toContain('DTSTART;VALUE=DATE:20261231')
  expect(text).toContain('DTEND;VALUE=DATE:20270101')
  expect(text).toContain('TRIGGER:PT8H')
})

it('notes and steps are in the description', () => {
  const subTasks = [
    { id: '1', title: 'In phiếu', completed: true },
    { id: '2', title: 'Đếm', completed: false },
  ]
  expect(lines({ dueDate: due(4), notes: 'Hai dòng\nở đây', subTasks })).toContain(
    'DESCRIPTION:Hai dòng\\nở đây\\n☑ In phiếu\\n☐ Đếm',
  )
})

it('completed tasks, tasks without a date and sections are omitted', () => {
  const text = lines(
    { dueDate: due(4), completed: true },
    { dueDate: null },
    { type: 'section', dueDate: due(4) },
  )
  expect(text).not.toContain('BEGIN:VEVENT')
})

it.each([
  ['daily', 4, 'FREQ=DAILY'],
  ['weekdays', 4, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['weekly', 4, 'FREQ=WEEKLY;BYDAY=FR'],
  ['monthly', 4, 'FREQ=MONTHLY;BYMONTHDAY=4'],
  ['monthly', 31, 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=5', 4, 'FREQ=DAILY;INTERVAL=3;COUNT=5'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;UNTIL=20270630',
    4,
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;UNTIL=20270630',
  ],
  ['FREQ=YEARLY', 4, 'FREQ=YEARLY'],
] as const)('a task that repeats %s from the %ith becomes a repeating event', (repeat, date, rule) => {
  expect(lines({ dueDate: due(date), repeat })).toContain(`RRULE:${rule}`)
})

it('the end of a repetition has the form of its start', () => {
  const repeat = 'FREQ=WEEKLY;UNTIL=20270630'
  expect(lines({ dueDate: due(4, 9), repeat })).toContain('RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20270630T235959')
})

it('a month without the 31st keeps the 31st in the rule', () => {
  const repeat = 'FREQ=MONTHLY;BYMONTHDAY=31'
  expect(lines({ dueDate: new Date(2027, 1, 28).toISOString(), repeat })).toContain(
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  )
})

it('a task of 29 February is on the last day of each February', () => {
  const dueDate = new Date(2028, 1, 29).toISOString()
  expect(lines({ dueDate, repeat: 'FREQ=YEARLY' })).toContain(
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
  )
})
