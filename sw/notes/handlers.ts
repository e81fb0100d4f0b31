import { notes } from '#src/contract/notes.ts'
import { handle } from '#sw/handle.ts'
import { noteLabels } from './labels.ts'
import { noteStore } from './store.ts'

export const noteRoutes = handle(notes, {
  labels: noteLabels.all,
  createLabel: ({ body }) => noteLabels.create(body.title),
  updateLabel: ({ body }) => noteLabels.update(body.label),
  removeLabel: ({ query }) => noteLabels.remove(query.id),

  addTask: ({ body }) => noteStore.addTask(body.note.id, body.task),

  list: noteStore.all,
  create: ({ body }) => noteStore.create(body.note),
  update: ({ body: { updatedNote } }) => {
    const { id, ...fields } = updatedNote
    return noteStore.update(id, fields)
  },
  remove: ({ query, userId }) => noteStore.remove(query.id, userId),

  trash: noteStore.trash,
  restore: ({ body }) => noteStore.restore(body.id),
  purge: ({ query }) => noteStore.purge(query.id),
})
