import type { Contact, ContactFields, ListedContact } from '#src/contract/contacts.ts'
import { fold } from '#src/lib/text/fold.ts'
import { newId } from '#sw/server/call-values.ts'
import { db, type Positioned } from '#sw/storage/db.ts'
import { filterBySubstring } from '#sw/storage/filter-by-substring.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { nextTopPosition } from '#sw/storage/next-top-position.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { contactListRows, contactRows } from './list-rows.ts'

/** spec: the initial values of a new contact */
const blank = {
  avatar: null,
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
  /** Returns all contacts, in the order of the list. */
  all: async () => (await contactRows()).map(unfolded),

  /** spec: the name contains the query, in any case; an empty query returns all. */
  async search(query: string) {
    return filterBySubstring(await contactRows(), fold(query.trim())).map(unfolded)
  },

  /** Returns the list rows of contacts that have one of the ids and the tag, and whose name contains the query. */
  async browse({ query, tag, ids }: { query: string; tag?: string; ids?: string }): Promise<ListedContact[]> {
    const found = filterBySubstring(await contactListRows(), fold(query.trim()))
    const wanted = ids === undefined ? undefined : new Set(ids.split(','))
    const chosen = found.filter(
      ({ id, tags }) => (tag === undefined || tags.includes(tag)) && (wanted?.has(id) ?? true),
    )
    return chosen.map(({ folded: _, ...listed }) => listed)
  },

  /** Returns a contact. Rejects with 404 for an unknown id. */
  get: async (id: string) => toContact(await getOr404(db.contacts, id, 'contact')),

  create: async () => (await contactStore.createMany([{}]))[0] as Contact,

  /** Adds contacts as the newest, in their order, and returns them. */
  async createMany(list: ContactFields[]) {
    const first = (await nextTopPosition(db.contacts)) - list.length + 1
    const rows = list.map((fields, index) => ({
      ...blank,
      ...fields,
      id: newId(),
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

  /** Moves a contact to the trash. Rejects with 404 for an unknown id. */
  remove: (id: string, by: string) => softDelete(db.contacts, id, by, 'contact'),

  /** Restores a removed contact and returns it. Rejects with 404 when it is not in the trash. */
  restore: async (id: string) => toContact(await restore(db.contacts, id)),
}

const toContact = ({ position: _, ...contact }: Positioned<Contact>): Contact => contact
const unfolded = ({
  folded: _,
  position: __,
  ...contact
}: Positioned<Contact> & { folded: string }): Contact => contact
