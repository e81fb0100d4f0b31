import { createContext, use } from 'react'
import type { Country, ListedContact } from '#src/contract/contacts.ts'
import type { Tag } from '#src/contract/shared/tags.ts'
import type { DialCodes } from './fields/phone.ts'
import type { ContactActions } from './use-contact-actions.ts'

/** Data that the list, the drawer and the dialogs share. */
export interface Contacts extends ContactActions {
  list: readonly ListedContact[]
  /** The contacts that match the search and the tag. */
  shown: readonly ListedContact[]
  tags: readonly Tag[]
  /** The ids by folded title: the title in the language on screen and the title in the data. */
  tagIds: ReadonlyMap<string, string>
  countries: readonly Country[]
  codes: DialCodes
  /** Whether the user may change contacts; adding a contact also needs this right. */
  canEdit: boolean
}

export const ContactsContext = createContext<Contacts | undefined>(undefined)

export function useContacts(): Contacts {
  const contacts = use(ContactsContext)
  if (!contacts) throw new Error('useContacts outside of ContactsPage')
  return contacts
}
