import type { Tag } from '#src/contract/tags.ts'
import type { Task } from '#src/contract/tasks.ts'
import { saveFile } from '#src/device/save-file.ts'

/** Gives the tasks to the browser as a file for a calendar. How such a file is written loads then. */
export async function downloadCalendar(tasks: readonly Task[], tags: readonly Tag[]) {
  const { calendarFile } = await import('./calendar-file.ts')
  const text = calendarFile(tasks, {
    now: new Date(),
    tags: new Map(tags.map(({ id, title }) => [id, title])),
  })
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'outpost-tasks.ics')
}
