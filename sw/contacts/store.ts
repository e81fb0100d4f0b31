import type { Contact, ContactFields, ListedContact } from '#src/contract/contacts.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db, type Positioned } from '#sw/storage/db.ts'
import { filterBySubstring } from '#sw/storage/filter-by-substring.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { nextTopPosition } from '#sw/storage/next-top-position.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { contactListRows, contactRows } from './list-rows.ts'

/** spec: the initial values of a new contact */
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

export const contactStore = {
  all: async () => (await contactRows()).map(unfolded),

  /** spec: the name contains the query, in any case; an empty query returns all. */
  async search(query: string) {
    return filterBySubstring(await contactRows(), fold(query.trim())).map(unfolded)
  },

  /** Returns the list rows of contacts whose name contains the query and that have the tag. */
  async browse({ query, tag }: { query: string; tag?: string }): Promise<ListedContact[]> {
    const found = filterBySubstring(await contactListRows(), fold(query.trim()))
    const tagged = tag === undefined ? found : found.filter(({ tags }) => tags.includes(tag))
    return tagged.map(({ folded: _, position: __, ...listed }) => listed)
  },

  find: async (id: string) => toContact(await getOr404(db.contacts, id, 'contact')),

  create: async () => (await contactStore.createMany([{}]))[0] as Contact,

  async createMany(list: ContactFields[]) {
    const first = (await nextTopPosition(db.contacts)) - list.length + 1
    const rows = list.map((fields, index) => ({
      ...blank,
      ...fields,
      id: crypto.randomUUID(),
      position: first + index,
    }))
    await db.contacts.bulkAdd(rows)
    return rows.map(toContact)
  },

  /** spec: returns null instead of 404 when there is no such contact. */
  async update(id: string, fields: ContactFields) {
    const row = await db.contacts.get(id)
    if (!row) return null
    const updated = { ...row, ...fields }
    await db.contacts.put(updated)
    return toContact(updated)
  },

  remove: (id: string, by: string) => softDelete(db.contacts, id, by, 'contact'),

  restore: async (id: string) => toContact(await restore(db.contacts, id)),
}

const toContact = ({ position: _, ...contact }: Positioned<Contact>): Contact => contact
const unfolded = ({ folded: _, ...row }: Positioned<Contact> & { folded: string }) => toContact(row)
