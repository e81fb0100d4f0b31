import type { NoteTask } from '#src/contract/notes.ts'

/** Moves ticked lines to the end; the order stays the same otherwise. */
export const sortUncheckedFirst = (tasks: readonly NoteTask[]): NoteTask[] => [
  ...tasks.filter(task => !task.completed),
  ...tasks.filter(task => task.completed),
]
