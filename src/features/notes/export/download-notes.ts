import type { Note, NoteLabel } from '#src/contract/notes.ts'
import { saveCalendar } from '#src/device/files/save-calendar.ts'
import { saveFile } from '#src/device/files/save-file.ts'

type LabelWords = (labels: readonly NoteLabel[]) => NoteLabel[]

/**
 * Downloads notes, with their labels in the language on screen, as a Markdown file. The code that writes it loads on
 * first use.
 */
export async function downloadMarkdown(notes: readonly Note[], wordsOf: LabelWords) {
  const { markdown } = await import('./markdown.ts')
  saveFile(new Blob([markdown(notes, wordsOf)], { type: 'text/markdown;charset=utf-8' }), 'outpost-notes.md')
}

/** Downloads the reminders of notes as a calendar file. */
export async function downloadReminders(notes: readonly Note[]) {
  const { calendarEvents } = await import('./calendar-events.ts')
  await saveCalendar('Notes', calendarEvents(notes), 'outpost-reminders.ics')
}
