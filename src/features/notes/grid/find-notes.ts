import type { Note, NoteLabel } from '#src/contract/notes.ts'
import type { NoteSearch } from '#src/features/notes/note-search.ts'
import { fold } from '#src/lib/text/fold.ts'

type Find = Pick<NoteSearch, 'q' | 'view' | 'label'>

type LabelWords = (labels: readonly NoteLabel[]) => NoteLabel[]

/**
 * The notes of a view that contain every word of the search: pinned notes first, reminders by time. Labels are found by
 * their stored titles, and by those on screen, which `wordsOf` returns.
 */
export function findNotes(
  notes: readonly Note[],
  { q = '', view, label }: Find,
  wordsOf: LabelWords = labels => [...labels],
): Note[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const found = notes.filter(note => isIn(note, view, label) && hasAll(note, words, wordsOf))
  if (view === 'trash') return found
  if (view === 'reminders') return found.sort((a, b) => timeOf(a) - timeOf(b))
  return found.sort(
    (a, b) => Number(b.pinned) - Number(a.pinned) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  )
}

function isIn(note: Note, view: Find['view'], label: string | undefined) {
  if (view === 'trash') return true
  if (note.archived !== (view === 'archive')) return false
  if (view === 'reminders') return note.reminder !== null
  return label === undefined || note.labels.some(({ id }) => id === label)
}

function hasAll(note: Note, words: readonly string[], wordsOf: LabelWords) {
  if (words.length === 0) return true
  const text = textOf(note)
  const missing = words.filter(word => !text.includes(word))
  if (missing.length === 0 || note.labels.length === 0) return missing.length === 0
  const labels = fold(
    wordsOf(note.labels)
      .map(({ title }) => title)
      .join('\n'),
  )
  return missing.every(word => labels.includes(word))
}

/** A cache: folding ten thousand notes at every key press would be slow. A changed note is a new object. */
const texts = new WeakMap<Note, string>()

function textOf(note: Note): string {
  const { title, content, tasks, labels } = note
  const text =
    texts.get(note) ??
    fold([title, content, ...(tasks ?? []).map(task => task.content), ...labels.map(l => l.title)].join('\n'))
  texts.set(note, text)
  return text
}

const timeOf = ({ reminder }: Note) => Date.parse(reminder ?? '')
