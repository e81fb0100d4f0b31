import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import { fold } from '#src/lib/fold.ts'
import { beforeFirst } from '#sw/before-first.ts'
import { db, type Positioned } from '#sw/db.ts'
import { find } from '#sw/find.ts'
import { project } from '#sw/projection.ts'
import { discard, takeBack } from '#sw/trash.ts'

/** spec: what a new contact starts with */
const blank = {
  avatar: null,
  background: null,
  name: 'New Contact',
  emails: [],
  phoneNumbers: [],
  job: { title: '', company: '' },
  birthday: null,
  address: null,
  notes: null,
  tags: [],
}

const { compare } = new Intl.Collator('vi')

/** spec: sorted by name, locale-aware; among equal names the newest is first. */
export const contactNames = project(
  db.contacts,
  row => ({ contact: toContact(row), folded: fold(row.name), position: row.position }),
  (a, b) => compare(a.contact.name, b.contact.name) || a.position - b.position,
)

export const contactStore = {
  all: async () => (await contactNames()).map(({ contact }) => contact),

  /** spec: the name contains the query, in any case; an empty query answers all. */
  async search(query: string) {
    const needle = fold(query.trim())
    return (await contactNames()).flatMap(({ contact, folded }) => (folded.includes(needle) ? contact : []))
  },

  find: async (id: string) => toContact(await find(db.contacts, id, 'contact')),

  create: async () => (await contactStore.createMany([{}]))[0] as Contact,

  async createMany(list: ContactFields[]) {
    const first = (await beforeFirst(db.contacts)) - list.length + 1
    const rows = list.map((fields, index) => ({
      ...blank,
      ...fields,
      id: crypto.randomUUID(),
      position: first + index,
    }))
    await db.contacts.bulkAdd(rows)
    return rows.map(toContact)
  },

  /** spec: null, not 404, when there is no such contact. */
  async update(id: string, fields: ContactFields) {
    const row = await db.contacts.get(id)
    if (!row) return null
    const updated = { ...row, ...fields }
    await db.contacts.put(updated)
    return toContact(updated)
  },

  remove: (id: string, by: string) => discard(db.contacts, id, by, 'contact'),

  restore: async (id: string) => toContact(await takeBack(db.contacts, id)),
}

const toContact = ({ position: _, ...contact }: Positioned<Contact>): Contact => contact
