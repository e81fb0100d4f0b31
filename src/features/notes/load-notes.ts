import { client } from '#src/api/client.ts'
import { notes } from '#src/contract/notes.ts'

export const api = client(notes)

/** All that the screen shows, whatever part of it is on show: it is filtered here, so that searching is instant. */
export async function loadNotes() {
  const [list, trashed, labels] = await Promise.all([api.list(), api.trash(), api.labels()])
  return { list, trashed, labels }
}
