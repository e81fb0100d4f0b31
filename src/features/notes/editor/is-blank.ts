import type { Note } from '#src/contract/notes.ts'

/** Whether a note is empty: no text, no picture and no reminder. */
export const isBlank = ({ title, content, tasks, image, reminder }: Note) =>
  !title.trim() && !content.trim() && !image && !reminder && !tasks?.some(task => task.content.trim())
