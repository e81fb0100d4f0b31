import type { CalendarEvent } from '#src/lib/ical/calendar.ts'
import { saveFile } from './save-file.ts'

/**
 * Downloads events as a calendar file. The code that writes the file loads on first use; rejects with the error of that
 * import.
 */
export async function saveCalendar(product: string, events: readonly CalendarEvent[], name: string) {
  const { calendarFile } = await import('#src/lib/ical/calendar.ts')
  const text = calendarFile(product, events, new Date())
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name)
}
