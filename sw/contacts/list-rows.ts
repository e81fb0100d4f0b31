import type { Contact, ListedContact } from '#src/contract/contacts.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db, type Positioned } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'
import { photoAddress } from './photos.ts'

const { compare } = new Intl.Collator('vi')
type Place = Pick<Positioned<Contact>, 'name' | 'position'>

/** spec: sorted by name, locale-aware; contacts with equal names are sorted newest first. */
const order = (a: Place, b: Place) => compare(a.name, b.name) || a.position - b.position

/** Returns the fields that lists of contacts show, of all contacts in order. */
export const contactListRows = listCache(
  'contacts',
  db.contacts,
  (row: Positioned<Contact>) => ({ ...toListed(row), folded: fold(row.name), position: row.position }),
  order,
)

/**
 * Returns all contacts with every field, in the same order. This needs much more memory, so it is cached only after a
 * call that needs many of them.
 */
export const contactRows = listCache(
  'contactRows',
  db.contacts,
  (row: Positioned<Contact>) => ({ ...row, folded: fold(row.name) }),
  order,
)

function toListed(contact: Contact): ListedContact {
  const { id, name, tags, title, company, job, emails, phoneNumbers } = contact
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
  }
}
