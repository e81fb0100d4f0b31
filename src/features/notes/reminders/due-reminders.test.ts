import { expect, it } from 'vitest'
import { noteOf } from '#src/features/notes/note-of.ts'
import { dueReminders } from './due-reminders.ts'

it('reminders that became due in between are returned, the earliest first, and none twice', () => {
  const at = (id: string, minute: number, archived = false) =>
    noteOf({ id, archived, reminder: new Date(minute * 60_000).toISOString() })
  const notes = [
    at('late', 9),
    at('early', 6),
    at('before', 5),
    at('kept', 7, true),
    at('later', 10),
    noteOf({}),
  ]
  const ids = (from: number, to: number) =>
    dueReminders(notes, from * 60_000, to * 60_000).map(({ id }) => id)
  expect(ids(5, 9)).toEqual(['early', 'late'])
  expect(ids(9, 10)).toEqual(['later'])
})
