import { expect, it } from 'vitest'
import { noteOf } from '#src/features/notes/note-of.ts'
import { calendarFile } from '#src/lib/ical/calendar.ts'
import { calendarEvents } from './calendar-events.ts'

it('every reminder becomes an event with an alarm, and notes without one are omitted', () => {
  const at = new Date(2026, 10, 20, 13, 45).toISOString()
  const text = calendarFile(
    'Notes',
    calendarEvents([
      noteOf({ id: 'a', title: 'Giao ca, sáng', reminder: at }),
      noteOf({ id: 'b', title: 'Khác' }),
    ]),
    new Date('2026-11-20T01:00:00Z'),
  )
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain('DTSTART:20261120T134500\r\n')
  expect(text).toContain('SUMMARY:Giao ca\\, sáng\r\n')
  expect(text).toContain('TRIGGER:PT0M')
})
