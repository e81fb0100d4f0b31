import type { Note } from '#src/contract/notes.ts'

/** The notes whose reminder is after `after` and not after `until` (ms since 1970), the earliest first. */
export const dueReminders = (notes: readonly Note[], after: number, until: number) =>
  notes
    .filter(({ reminder, archived }) => {
      const at = Date.parse(reminder ?? '')
      return !archived && at > after && at <= until
    })
    .sort((a, b) => Date.parse(a.reminder ?? '') - Date.parse(b.reminder ?? ''))
