import { notes } from '#src/contract/notes.ts'
import { handle } from '#sw/server/handle.ts'
import { doSequential, mapSequential } from '#sw/storage/map-sequential.ts'
import { noteLabels } from './labels.ts'
import { noteStore } from './store.ts'

export { find } from './find.ts'

export const handlers = handle(notes, {
  labels: noteLabels.all,
  createLabel: ({ body }) => noteLabels.create(body.title),
  updateLabel: ({ body }) => noteLabels.update(body.label),
  removeLabel: ({ query }) => noteLabels.remove(query.id),

  addTask: ({ body }) => noteStore.addTask(body.note.id, body.task),

  list: noteStore.all,
  rows: ({ query }) => noteStore.some(query.ids.split(',')),
  reminders: noteStore.withReminder,
  create: ({ body }) => noteStore.create(body.note),
  update: ({ body: { updatedNote } }) => noteStore.update(updatedNote),
  remove: ({ query, userId }) => noteStore.remove(query.id, userId),

  trash: noteStore.trash,
  updateMany: ({ body }) => mapSequential(body.updatedNotes, noteStore.update),
  removeMany: ({ body, userId }) => doSequential(body.ids, id => noteStore.remove(id, userId)),
  restore: ({ body }) => mapSequential(body.ids, noteStore.restore),
  purge: ({ body }) => doSequential(body.ids, noteStore.purge),
})
