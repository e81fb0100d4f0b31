import type { Tag } from '#src/contract/shared/tags.ts'
import type { Task } from '#src/contract/tasks.ts'
import { saveCalendar } from '#src/device/files/save-calendar.ts'

/** Downloads the tasks as a calendar file. */
export async function downloadCalendar(tasks: readonly Task[], tags: readonly Tag[]) {
  const { calendarEvents } = await import('./calendar-events.ts')
  const titles = new Map(tags.map(({ id, title }) => [id, title]))
  await saveCalendar('Tasks', calendarEvents(tasks, titles), 'outpost-tasks.ics')
}
