import { createContext, use } from 'react'
import type { Country, ListedContact } from '#src/contract/contacts.ts'
import type { Tag } from '#src/contract/shared/tags.ts'
import type { DialCodes } from './fields/phone.ts'
import type { ContactActions } from './use-contact-actions.ts'

/** What the list, the drawer and the dialogs share. */
export interface Contacts extends ContactActions {
  list: readonly ListedContact[]
  /** Those that the search and the tag leave. */
  shown: readonly ListedContact[]
  tags: readonly Tag[]
  /** By the folded title, in the language on screen and as the data has it. */
  tagIds: ReadonlyMap<string, string>
  countries: readonly Country[]
  codes: DialCodes
  /** Whether the user may change contacts; adding one is to change it as well. */
  canEdit: boolean
}

export const ContactsContext = createContext<Contacts | undefined>(undefined)

export function useContacts(): Contacts {
  const contacts = use(ContactsContext)
  if (!contacts) throw new Error('useContacts outside of ContactsPage')
  return contacts
}
