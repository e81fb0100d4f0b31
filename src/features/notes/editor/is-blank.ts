import type { Note } from '#src/contract/notes.ts'

/** It says nothing and shows nothing: nobody will miss it. */
export const isBlank = ({ title, content, tasks, image, reminder }: Note) =>
  !title.trim() && !content.trim() && !image && !reminder && !tasks?.some(task => task.content.trim())
