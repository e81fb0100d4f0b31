import type { Contact, ContactFields, ListedContact } from '#src/contract/contacts.ts'
import { fold } from '#src/lib/fold.ts'
import { beforeFirst } from '#sw/before-first.ts'
import { containing } from '#sw/containing.ts'
import { db, type Positioned } from '#sw/db.ts'
import { find } from '#sw/find.ts'
import { discard, takeBack } from '#sw/trash.ts'
import { contactColumns, contactRows } from './columns.ts'

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

export const contactStore = {
  all: async () => (await contactRows()).map(unfolded),

  /** spec: the name contains the query, in any case; an empty query answers all. */
  async search(query: string) {
    return containing(await contactRows(), fold(query.trim())).map(unfolded)
  },

  /** What a list shows of those whose name contains the query and who carry the tag. */
  async browse({ query, tag }: { query: string; tag?: string }): Promise<ListedContact[]> {
    const found = containing(await contactColumns(), fold(query.trim()))
    const tagged = tag === undefined ? found : found.filter(({ tags }) => tags.includes(tag))
    return tagged.map(({ folded: _, position: __, ...listed }) => listed)
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
const unfolded = ({ folded: _, ...row }: Positioned<Contact> & { folded: string }) => toContact(row)
