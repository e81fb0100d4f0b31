import type { Page } from '@playwright/test'
import type { Contact } from '#src/contract/contacts.ts'
import { sendTo } from './tasks.ts'

/** What the server has stored, in its order. */
export const storedContacts = (page: Page): Promise<Contact[]> =>
  sendTo(page, 'GET', '/api/apps/contacts/all')

export const storedContact = async (page: Page, name: string) =>
  (await storedContacts(page)).find(contact => contact.name === name)

/** A row of the list by the contact's name. */
export const rowOf = (page: Page, name: string) =>
  page.locator('[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Files as a picker or a drop hands them over. */
export const cardFiles = (...names: string[]) =>
  names.map(name => new URL(`../fixtures/vcard/${name}.vcf`, import.meta.url).pathname)

/** The pane of a contact, which lies over the list on a phone. */
export const paneOf = (page: Page, role: 'dialog' | 'complementary') => page.getByRole(role).last()
