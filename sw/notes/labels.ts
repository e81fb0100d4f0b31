import type { NoteLabel } from '#src/contract/notes.ts'
import { newId } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

/** Every write returns all labels. spec: sample-data.md section 7, Notes */
export const noteLabels = {
  async all(): Promise<NoteLabel[]> {
    const labels = await db.noteLabels.orderBy('position').toArray()
    return labels.map(({ id, title }) => ({ id, title }))
  },

  async create(title: string) {
    const last = await db.noteLabels.orderBy('position').last()
    await db.noteLabels.add({ id: newId(), title, position: (last?.position ?? -1) + 1 })
    return noteLabels.all()
  },

  async update({ id, title }: NoteLabel) {
    const label = await getOr404(db.noteLabels, id, 'label')
    await db.noteLabels.put({ ...label, title })
    return noteLabels.all()
  },

  /** spec: the id is removed from the notes that use it. */
  async remove(id: string) {
    await getOr404(db.noteLabels, id, 'label')
    await db.noteLabels.delete(id)
    await db.notes
      .where('labels')
      .equals(id)
      .modify(note => {
        note.labels = note.labels.filter(label => label !== id)
      })
    return noteLabels.all()
  },
}
