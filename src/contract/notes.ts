import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, imageOrNull, longText, Moment, shortText } from './core/fields.ts'
import { Tag } from './shared/tags.ts'

export type NoteTask = v.InferOutput<typeof NoteTask>
export const NoteTask = v.object({ id: shortText, content: shortText, completed: v.boolean() })

export const noteColors = ['sand', 'mint', 'lilac', 'clay', 'sky', 'rose'] as const
export type NoteColor = (typeof noteColors)[number]

/** The stored form: labels by id. */
export type NoteRow = v.InferOutput<typeof NoteRow>
export const NoteRow = v.object({
  id: shortText,
  title: shortText,
  content: longText,
  /** A checklist. */
  tasks: v.nullable(v.array(NoteTask)),
  /** A path or a data URL. */
  image: imageOrNull,
  reminder: v.nullable(Moment),
  labels: v.array(shortText),
  archived: v.boolean(),
  createdAt: Moment,
  /** `null` while the note is as it was created. */
  updatedAt: v.nullable(Moment),
  /** Beyond the specification, as is `color`. */
  pinned: v.boolean(),
  color: v.nullable(v.picklist(noteColors)),
})

export type NoteLabel = v.InferOutput<typeof NoteLabel>
export const NoteLabel = Tag

/** The form in replies: with whole labels. */
export type Note = v.InferOutput<typeof Note>
export const Note = v.object({ ...NoteRow.entries, labels: v.array(NoteLabel) })

/** A label, by its id or whole as in a reply. */
const LabelRef = v.pipe(
  v.union([shortText, ById]),
  v.transform(label => (typeof label === 'string' ? label : label.id)),
)

/** The fields that a caller can set; the server sets the times of creation and change. */
const NoteFields = v.partial(
  v.object({ ...v.omit(NoteRow, ['id', 'createdAt', 'updatedAt']).entries, labels: v.array(LabelRef) }),
)

const UpdatedNote = v.object({ id: shortText, ...NoteFields.entries })

const notesPath = '/api/apps/notes'
const labels = '/api/apps/notes/labels'
const trash = '/api/apps/notes/trash'

/** Each user's own data, so any signed-in user may call it. */
const needs = 'signedIn'

/** spec: sample-data.md section 7, Notes */
export const notes = define({
  labels: { method: 'GET', path: labels, needs, reply: v.array(NoteLabel) },
  createLabel: {
    method: 'POST',
    path: labels,
    needs,
    body: v.object({ title: shortText }),
    reply: v.array(NoteLabel),
    writes: ['notes'],
  },
  updateLabel: {
    method: 'PATCH',
    path: labels,
    needs,
    body: v.object({ label: NoteLabel }),
    reply: v.array(NoteLabel),
    writes: ['notes'],
  },
  removeLabel: {
    method: 'DELETE',
    path: labels,
    needs,
    query: ById,
    reply: v.array(NoteLabel),
    writes: ['notes'],
  },

  /** Adds a line to the checklist of a note. */
  addTask: {
    method: 'POST',
    path: '/api/apps/notes/tasks',
    needs,
    body: v.object({ note: ById, task: shortText }),
    reply: Note,
    writes: ['notes'],
  },

  /** Newest first. */
  list: { method: 'GET', path: '/api/apps/notes/all', needs, reply: v.array(Note) },
  /** Beyond the specification: the notes with a reminder, without archived ones, newest first. */
  reminders: { method: 'GET', path: `${notesPath}/reminders`, needs, reply: v.array(Note) },
  create: {
    method: 'POST',
    path: notesPath,
    needs,
    body: v.object({ note: NoteFields }),
    reply: Note,
    writes: ['notes'],
  },
  update: {
    method: 'PATCH',
    path: notesPath,
    needs,
    body: v.object({ updatedNote: UpdatedNote }),
    reply: Note,
    writes: ['notes'],
  },
  remove: { method: 'DELETE', path: notesPath, needs, query: ById, reply: v.boolean(), writes: ['notes'] },

  /** Beyond the specification: the notes with the given ids, separated by commas; unknown ids are left out. */
  rows: {
    method: 'GET',
    path: `${notesPath}/rows`,
    needs,
    query: v.object({ ids: longText }),
    reply: v.array(Note),
  },
  /** Beyond the specification: removed notes, the last removed first. */
  trash: { method: 'GET', path: trash, needs, reply: v.array(Note) },
  /** Beyond the specification, like all endpoints below: changes many notes in one call, all or none. */
  updateMany: {
    method: 'PATCH',
    path: `${notesPath}/all`,
    needs,
    body: v.object({ updatedNotes: v.array(UpdatedNote) }),
    reply: v.array(Note),
    writes: ['notes'],
  },
  removeMany: {
    method: 'POST',
    path: `${notesPath}/remove`,
    needs,
    body: ByIds,
    reply: v.boolean(),
    writes: ['notes'],
  },
  /** Restores removed notes. */
  restore: {
    method: 'POST',
    path: `${notesPath}/restore`,
    needs,
    body: ByIds,
    reply: v.array(Note),
    writes: ['notes'],
    restores: { table: 'notes', by: 'ids' },
  },
  /** Deletes notes in the trash permanently. */
  purge: {
    method: 'POST',
    path: `${trash}/purge`,
    needs,
    body: ByIds,
    reply: v.boolean(),
    writes: ['notes'],
  },
})
