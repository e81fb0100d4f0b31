import type { Contact } from '#src/contract/contacts.ts'
import { api } from '#src/features/contacts/load-contacts.ts'
import type { Written } from './write-import.ts'

/** Reverts what an import wrote. Tags that only the import used are removed too. Rejects with an `ApiProblem`. */
export async function undoImport({ added, changed, createdTags }: Written) {
  if (added.length > 0) await api.removeMany({ body: { ids: added } })
  if (changed.length > 0) await api.updateMany({ body: { contacts: changed.map(asBefore) } })
  for (const id of createdTags) await api.removeTag({ query: { id } })
}

/** The patch that restores a contact; fields that it did not have are cleared. */
export const asBefore = ({ id, ...contact }: Contact) => ({
  id,
  contact: { title: null, company: null, ...contact },
})
