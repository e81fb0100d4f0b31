import { client } from '#src/api/client.ts'
import { notes } from '#src/contract/notes.ts'

export const api = client(notes)

/**
 * All data of the screen, for every view: the screen filters it itself, so that searching is instant. Rejects with an
 * `ApiProblem`.
 */
export async function loadNotes() {
  const [list, trashed, labels] = await Promise.all([api.list(), api.trash(), api.labels()])
  return { list, trashed, labels }
}
