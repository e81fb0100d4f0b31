import { client } from '#src/api/client.ts'
import { rowCache } from '#src/api/rows/row-cache.ts'
import { type Note, type NoteLabel, notes } from '#src/contract/notes.ts'

const read = client(notes)

/** All notes of every view, newest first. */
export const noteRows = rowCache<Note>({
  name: 'notes',
  domain: 'notes',
  list: read.list,
  some: ids => read.rows({ query: { ids: ids.join() } }),
  compare: (a, b) => compareTexts(b.createdAt, a.createdAt) || compareTexts(b.id, a.id),
})

/** The removed notes, the last removed first. */
export const trashedNotes = rowCache<Note>({
  name: 'trashedNotes',
  domain: 'notes',
  list: read.trash,
  compare: () => 0,
})

/** All labels, in order. */
export const noteLabels = rowCache<NoteLabel>({
  name: 'noteLabels',
  domain: 'notes',
  list: read.labels,
  compare: () => 0,
})

const compareTexts = (a: string, b: string) => Number(a > b) - Number(a < b)

const put = (rows: readonly Note[]) => ({ put: rows })
const putOne = (note: Note) => put([note])
const trashed = (ids: readonly string[]) => ({ trashedNotes: ids })

/** Returns the notes that have a label, with it changed, or without it when there is no new one. */
const withLabel = (id: string, label?: NoteLabel) =>
  noteRows
    .rows()
    .filter(({ labels }) => labels.some(one => one.id === id))
    .map(note => ({ ...note, labels: note.labels.flatMap(one => (one.id === id ? (label ?? []) : one)) }))

export const api = client(
  notes,
  noteRows.follow(notes, {
    create: putOne,
    update: putOne,
    addTask: putOne,
    updateMany: put,
    remove: (_, { query: { id } }) => ({ removed: [id], others: trashed([id]) }),
    removeMany: (_, { body: { ids } }) => ({ removed: ids, others: trashed(ids) }),
    restore: (restored, { body: { ids } }) => ({ put: restored, others: trashed(ids) }),
    purge: (_, { body: { ids } }) => ({ others: trashed(ids) }),
    createLabel: labels => ({ others: { noteLabels: labels.slice(-1).map(({ id }) => id) } }),
    updateLabel: (_, { body: { label } }) => ({
      put: withLabel(label.id, label),
      others: { noteLabels: [label.id] },
    }),
    removeLabel: (_, { query: { id } }) => ({ put: withLabel(id), others: { noteLabels: [id] } }),
  }),
)

/**
 * Fills the row caches of every view: the screen filters the notes itself, so that searching is instant. Rejects with an
 * `ApiProblem`.
 */
export const loadNotes = () => Promise.all([noteRows.load(), trashedNotes.load(), noteLabels.load()])
