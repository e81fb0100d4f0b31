import type { Contact } from '#src/contract/contacts.ts'
import { newName } from '#src/features/contacts/fields/new-name.ts'

/** Whether a contact is empty: it is as it was created. */
export const isBlank = (contact: Contact): boolean =>
  contact.name === newName &&
  [contact.title, contact.company, contact.address, contact.notes, contact.avatar, contact.birthday].every(
    fact => !fact,
  ) &&
  [contact.emails, contact.phoneNumbers, contact.tags].every(list => list.length === 0)
