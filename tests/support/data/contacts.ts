import type { Page } from '@playwright/test'
import type { Contact } from '#src/contract/contacts.ts'
import { sendTo } from './tasks.ts'

/** Returns the stored contacts, in the order of the server. */
export const storedContacts = (page: Page): Promise<Contact[]> =>
  sendTo(page, 'GET', '/api/apps/contacts/all')

/** Resolves to the stored contact with a name. */
export const storedContact = async (page: Page, name: string) =>
  (await storedContacts(page)).find(contact => contact.name === name)

/** Returns the row of a contact in the list. */
export const rowOf = (page: Page, name: string) =>
  page.locator('[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Returns the paths of vCard files, for a file picker or a drop. */
export const cardFiles = (...names: string[]) =>
  names.map(name => new URL(`../../fixtures/vcard/${name}.vcf`, import.meta.url).pathname)

/** Returns the pane of a contact, which is over the list on a phone. */
export const paneOf = (page: Page, role: 'dialog' | 'complementary') => page.getByRole(role).last()
