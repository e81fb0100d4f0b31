import type { Note, NoteRow } from '#src/contract/notes.ts'
import { newId, wroteAtText } from '#sw/server/call-values.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { noteLabels } from './labels.ts'

type Fields = Partial<Omit<NoteRow, 'id' | 'createdAt' | 'updatedAt'>>

const blank = {
  title: '',
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  pinned: false,
  color: null,
}

/** The calls for notes. Labels are stored as ids and returned as objects. */
export const noteStore = {
  all: async () => resolve(await newestFirst()),

  /** Returns the notes with these ids; unknown ids are left out. */
  some: async (ids: string[]) => resolve((await db.notes.bulkGet(ids)).filter(row => row !== undefined)),

  withReminder: async () =>
    resolve((await newestFirst()).filter(({ reminder, archived }) => reminder && !archived)),

  async create(fields: Fields) {
    const createdAt = wroteAtText()
    const note: NoteRow = { ...blank, ...fields, id: newId(), createdAt, updatedAt: null }
    await db.notes.add(note)
    return resolveOne(note)
  },

  update: async ({ id, ...fields }: Fields & { id: string }) => change(await stored(id), fields),

  async addTask(id: string, content: string) {
    const note = await stored(id)
    const task = { id: newId(), content, completed: false }
    return change(note, { tasks: [...(note.tasks ?? []), task] })
  },

  remove: (id: string, by: string) => softDelete(db.notes, id, by, 'note'),

  restore: async (id: string) => resolveOne(await restore(db.notes, id)),

  async trash() {
    const removed = await db.trash.where('[table+at]').between(['notes', 0], ['notes', Infinity]).toArray()
    return resolve(removed.toReversed().map(({ row }) => row as NoteRow))
  },

  async purge(id: string) {
    if ((await db.trash.get(id))?.table !== 'notes') notFound('removed note', id)
    await db.trash.delete(id)
  },
}

const newestFirst = async () => (await db.notes.orderBy('createdAt').toArray()).toReversed()

const stored = (id: string) => getOr404(db.notes, id, 'note')

async function change(note: NoteRow, fields: Fields) {
  const changed = { ...note, ...fields, updatedAt: wroteAtText() }
  await db.notes.put(changed)
  return resolveOne(changed)
}

async function resolve(rows: NoteRow[]): Promise<Note[]> {
  const labels = new Map((await noteLabels.all()).map(label => [label.id, label]))
  return rows.map(row => ({ ...row, labels: row.labels.flatMap(id => labels.get(id) ?? []) }))
}

async function resolveOne(row: NoteRow): Promise<Note> {
  const [note] = await resolve([row])
  return note ?? notFound('note', row.id)
}
