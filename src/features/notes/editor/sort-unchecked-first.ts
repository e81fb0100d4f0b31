import type { NoteTask } from '#src/contract/notes.ts'

/** What is ticked goes to the bottom; else the order stays. */
export const sortUncheckedFirst = (tasks: readonly NoteTask[]): NoteTask[] => [
  ...tasks.filter(task => !task.completed),
  ...tasks.filter(task => task.completed),
]
