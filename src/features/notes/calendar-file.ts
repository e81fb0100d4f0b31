import { addMinutes, format } from 'date-fns'
import type { Note } from '#src/contract/notes.ts'
import { contentLines, textValue } from '#src/lib/content-lines.ts'
import { nameOf } from './name-of.ts'

/** The reminders of notes as an iCalendar file (RFC 5545): events that ring when they begin, at the shop's time. */
export const calendarFile = (notes: readonly Note[], now: Date): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Outpost//Notes//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...notes.flatMap(note => (note.reminder ? event(note, new Date(note.reminder), now) : [])),
    'END:VCALENDAR',
  ])

function event(note: Note, at: Date, now: Date): string[] {
  const name = textValue(nameOf(note) || 'Outpost')
  const lines = (note.tasks ?? []).map(task => `${task.completed ? '☑' : '☐'} ${task.content}`)
  const description = [note.content, ...lines].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${note.id}@outpost`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${local(at)}`,
    `DTEND:${local(addMinutes(at, 15))}`,
    `SUMMARY:${name}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${name}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
  ]
}

const local = (date: Date) => format(date, "yyyyMMdd'T'HHmmss")
