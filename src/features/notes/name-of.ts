import type { Note } from '#src/contract/notes.ts'

/** The name of a note on one line: its title, else the beginning of its text. Empty when the note is empty. */
export function nameOf({ title, content, tasks }: Note): string {
  const words = title.trim() || content.trim() || (tasks?.find(task => task.content.trim())?.content ?? '')
  const [line = ''] = words.split('\n')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
