import type { ListedContact } from './contact-rows.ts'

const { compare } = new Intl.Collator('vi')
type Place = Pick<ListedContact, 'name' | 'position'>

/** Compares contacts by name, locale-aware; those with equal names newest first. spec: sorted by name */
export const compareContacts = (a: Place, b: Place) => compare(a.name, b.name) || a.position - b.position
