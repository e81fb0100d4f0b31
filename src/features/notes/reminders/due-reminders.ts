import type { Note } from '#src/contract/notes.ts'

/** Whose reminder came after one moment and not after the other (ms since 1970), the earliest first. */
export const dueReminders = (notes: readonly Note[], after: number, until: number) =>
  notes
    .filter(({ reminder, archived }) => {
      const at = Date.parse(reminder ?? '')
      return !archived && at > after && at <= until
    })
    .sort((a, b) => Date.parse(a.reminder ?? '') - Date.parse(b.reminder ?? ''))
