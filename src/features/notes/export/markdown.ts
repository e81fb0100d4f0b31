import type { Note, NoteLabel } from '#src/contract/notes.ts'

/**
 * Notes as Markdown, one after the other: title, text, checklist, labels (named by `wordsOf`). Pictures are left out.
 */
export const markdown = (
  notes: readonly Note[],
  wordsOf: (labels: readonly NoteLabel[]) => readonly NoteLabel[],
) => `${notes.map(note => ofNote({ ...note, labels: [...wordsOf(note.labels)] })).join('\n\n---\n\n')}\n`

function ofNote({ title, content, tasks, labels }: Note): string {
  const list = (tasks ?? [])
    .filter(task => task.content.trim())
    .map(task => `- [${task.completed ? 'x' : ' '}] ${oneLine(task.content)}`)
  const parts = [
    title && `# ${oneLine(title)}`,
    content.trim(),
    list.join('\n'),
    labels.map(label => `#${label.title.trim().replace(/\s+/g, '-')}`).join(' '),
  ]
  return parts.filter(Boolean).join('\n\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
