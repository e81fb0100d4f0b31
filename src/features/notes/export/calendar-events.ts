import type { Note } from '#src/contract/notes.ts'
import { nameOf } from '#src/features/notes/name-of.ts'
import type { CalendarEvent } from '#src/lib/ical/calendar.ts'

/** The reminders of notes as events whose alarm is at their start. */
export const calendarEvents = (notes: readonly Note[]): CalendarEvent[] =>
  notes.flatMap(note => (note.reminder ? eventOf(note, new Date(note.reminder)) : []))

function eventOf(note: Note, start: Date): CalendarEvent {
  const lines = (note.tasks ?? []).map(task => `${task.completed ? '☑' : '☐'} ${task.content}`)
  return {
    id: note.id,
    title: nameOf(note) || 'Outpost',
    description: [note.content, ...lines].filter(Boolean).join('\n'),
    start,
    minutes: 15,
    alarm: 'PT0M',
  }
}
