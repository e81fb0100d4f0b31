import type { Contact } from '#src/contract/contacts.ts'
import type { SaveFields } from './use-save.ts'

/** The props of every part of the form. */
export interface FieldsProps {
  contact: Contact
  save: SaveFields
}
