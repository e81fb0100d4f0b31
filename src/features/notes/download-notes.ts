import type { Note } from '#src/contract/notes.ts'
import { saveFile } from '#src/device/save-file.ts'

/** Gives notes to the browser as a Markdown file. How one is written loads then. */
export async function downloadMarkdown(notes: readonly Note[]) {
  const { markdown } = await import('./markdown.ts')
  saveFile(new Blob([markdown(notes)], { type: 'text/markdown;charset=utf-8' }), 'outpost-notes.md')
}

/** Gives the reminders of notes to the browser as a file for a calendar. */
export async function downloadReminders(notes: readonly Note[]) {
  const { calendarFile } = await import('./calendar-file.ts')
  const text = calendarFile(notes, new Date())
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'outpost-reminders.ics')
}
