import type { Note } from '#src/contract/notes.ts'

/** What a note is called where there is room for a line: its title, else how it begins. Empty when it says nothing. */
export function nameOf({ title, content, tasks }: Note): string {
  const words = title.trim() || content.trim() || (tasks?.find(task => task.content.trim())?.content ?? '')
  const [line = ''] = words.split('\n')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
