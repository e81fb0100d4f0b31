import type { Note } from '#src/contract/notes.ts'

/** The number of columns that fit; a phone has two. */
export function columnCount(width: number): number {
  if (width < 310) return 1
  return Math.min(5, Math.max(2, Math.floor(width / 230)))
}

/**
 * Puts each note into the column that is the shortest so far. Heights are estimated from the notes' content, so that
 * the positions do not change when pictures load.
 */
export function inColumns(notes: readonly Note[], count: number, width: number): Note[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, notes: [] as Note[] }))
  for (const note of notes) {
    const shortest = columns.reduce((least, column) => (column.height < least.height ? column : least))
    shortest.notes.push(note)
    shortest.height += heightOf(note, width / count)
  }
  return columns.map(column => column.notes)
}

/** Whether the note has only a text of one or two lines, which is shown in large letters. */
export const isBig = ({ title, content, tasks, image }: Note) =>
  !title.trim() && !image && !tasks?.length && content.trim().length > 0 && content.length <= 64

/** The note that an arrow key moves to: up and down in its column, or at the same index in the next column. */
export function besideIn(
  columns: readonly Note[][],
  id: string | undefined,
  key: string,
): string | undefined {
  const [across, down] = directions[key] ?? none
  const column = columns.findIndex(notes => notes.some(note => note.id === id))
  const index = columns[column]?.findIndex(note => note.id === id) ?? -1
  const notes = columns[column + across]
  if ((across === 0 && down === 0) || !notes) return undefined
  return notes[down === 0 ? Math.min(index, notes.length - 1) : index + down]?.id
}

const none = [0, 0] as const
const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The maximum number of checklist lines on a card. */
export const MAX_LINES = 8

/** px, estimated */
export function heightOf(note: Note, width: number): number {
  const lines = (text: string, letter: number) => Math.ceil((text.length * letter) / Math.max(width - 40, 80))
  return (
    38 +
    (note.image ? width * 0.75 : 0) +
    lines(note.title, 8.5) * 22 +
    (isBig(note) ? lines(note.content, 12) * 30 : Math.min(lines(note.content, 7.2), 12) * 21) +
    Math.min(note.tasks?.length ?? 0, MAX_LINES) * 28 +
    (note.labels.length > 0 || note.reminder ? 34 : 0)
  )
}
