import { client } from '#src/api/client.ts'
import { rowCache } from '#src/api/rows/row-cache.ts'
import { type Contact, type Country, contacts, type ListedContact } from '#src/contract/contacts.ts'
import { compareContacts } from '#src/contract/shared/contact-order.ts'
import type { Tag } from '#src/contract/shared/tags.ts'
import { ApiProblem } from '#src/lib/problem.ts'

const read = client(contacts)

/** The list rows of all contacts, by name. */
export const contactRows = rowCache<ListedContact>({
  name: 'contacts',
  domain: 'contacts',
  list: () => read.browse({ query: {} }),
  some: ids => read.browse({ query: { ids: ids.join() } }),
  compare: compareContacts,
})

/** All tags, in order. */
export const contactTags = rowCache<Tag>({
  name: 'contactTags',
  domain: 'contacts',
  list: read.tags,
  compare: () => 0,
})

const withoutTag = (tagId: string) =>
  contactRows
    .rows()
    .filter(({ tags }) => tags.includes(tagId))
    .map(contact => ({ ...contact, tags: contact.tags.filter(tag => tag !== tagId) }))

const changed = (contacts: readonly Contact[]) => ({ changed: contacts.map(({ id }) => id) })
const tagChanged = ({ id }: { id: string }) => ({ others: { contactTags: [id] } })

export const api = client(
  contacts,
  contactRows.follow(contacts, {
    create: contact => changed([contact]),
    update: contact => changed(contact ? [contact] : []),
    uploadAvatar: contact => changed([contact]),
    import: changed,
    updateMany: changed,
    restore: changed,
    remove: (_, { query }) => ({ removed: [query.id] }),
    removeMany: (_, { body }) => ({ removed: body.ids }),
    merge: (kept, { body }) => ({ ...changed(kept), removed: body.ids }),
    unmerge: (kept, { body }) => ({ changed: [...kept.map(({ id }) => id), ...body.ids] }),
    createTag: tagChanged,
    updateTag: tagChanged,
    removeTag: (_, { query: { id } }) => ({ put: withoutTag(id), ...tagChanged({ id }) }),
  }),
)

/** Fills the row caches. Resolves with the other data of the screen. Rejects with an `ApiProblem`. */
export async function loadContacts() {
  const [countries] = await Promise.all([loadCountries(), contactRows.load(), contactTags.load()])
  return { countries }
}

/** One contact; `null` when it does not exist. */
export const loadContact = (id: string) =>
  api.get({ query: { id } }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  })

let known: Promise<Country[]> | undefined

/** Loaded once: countries do not change while a page is open. */
function loadCountries() {
  known ??= api.countries().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}
