import type { Note, NoteLabel } from '#src/contract/notes.ts'
import { saveCalendar } from '#src/device/save-calendar.ts'
import { saveFile } from '#src/device/save-file.ts'

type LabelWords = (labels: readonly NoteLabel[]) => NoteLabel[]

/** Gives notes, with their labels in the language on screen, to the browser as a Markdown file. How one is written loads then. */
export async function downloadMarkdown(notes: readonly Note[], wordsOf: LabelWords) {
  const { markdown } = await import('./markdown.ts')
  saveFile(new Blob([markdown(notes, wordsOf)], { type: 'text/markdown;charset=utf-8' }), 'outpost-notes.md')
}

/** Gives the reminders of notes to the browser as a file for a calendar. */
export async function downloadReminders(notes: readonly Note[]) {
  const { calendarEvents } = await import('./calendar-events.ts')
  await saveCalendar('Notes', calendarEvents(notes), 'outpost-reminders.ics')
}
