import type { Contact } from '#src/contract/contacts.ts'
import type { SaveFields } from './use-save.ts'

/** What a part of the form gets. */
export interface FieldsProps {
  contact: Contact
  save: SaveFields
}
