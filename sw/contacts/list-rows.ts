import type { Contact, ListedContact } from '#src/contract/contacts.ts'
import { compareContacts } from '#src/contract/shared/contact-order.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db, type Positioned } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'
import { photoAddress } from './photos.ts'

/** Returns the fields that lists of contacts show, of all contacts in order. */
export const contactListRows = listCache(
  'contacts',
  db.contacts,
  (row: Positioned<Contact>) => ({ ...toListed(row), folded: fold(row.name) }),
  compareContacts,
)

/**
 * Returns all contacts with every field, in the same order. This needs much more memory, so it is cached only after a
 * call that needs many of them.
 */
export const contactRows = listCache(
  'contactRows',
  db.contacts,
  (row: Positioned<Contact>) => ({ ...row, folded: fold(row.name) }),
  compareContacts,
)

function toListed(contact: Positioned<Contact>): ListedContact {
  const { id, name, tags, title, company, job, emails, phoneNumbers, position } = contact
  const [{ email } = { email: '' }, ...addresses] = emails
  const [phone = null, ...numbers] = phoneNumbers
  return {
    id,
    avatar: photoAddress(contact),
    name,
    tags,
    title: title ?? job?.title ?? '',
    company: company ?? job?.company ?? '',
    email,
    phone: phone && { country: phone.country, phoneNumber: phone.phoneNumber },
    others: [...addresses.map(address => address.email), ...numbers.map(number => number.phoneNumber)],
    position,
  }
}
