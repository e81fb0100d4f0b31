import { type Country, contacts } from '#src/contract/contacts.ts'
import { toDataUrl } from '#sw/data-url.ts'
import { db } from '#sw/db.ts'
import { handle } from '#sw/handle.ts'
import { inTurn } from '#sw/in-turn.ts'
import { notFound } from '#sw/problem.ts'
import { readSet } from '#sw/sets.ts'
import { tagStore } from '#sw/tags.ts'
import { contactStore } from './store.ts'

const tags = tagStore(db.contactTags, db.contacts)

type Edits = Parameters<typeof contactStore.update>
const patchMany = (edits: readonly { id: Edits[0]; contact: Edits[1] }[]) =>
  inTurn(
    edits,
    async ({ id, contact }) => (await contactStore.update(id, contact)) ?? notFound('contact', id),
  )

export const contactRoutes = handle(contacts, {
  list: () => contactStore.all(),
  search: ({ query }) => contactStore.search(query.query),
  browse: ({ query }) => contactStore.browse(query),
  get: ({ query }) => contactStore.find(query.id),
  create: () => contactStore.create(),
  update: ({ body }) => contactStore.update(body.id, body.contact),
  remove: ({ query, userId }) => contactStore.remove(query.id, userId),
  uploadAvatar: {
    prepare: ({ body }) => toDataUrl(body.avatar),
    write: async ({ body }, avatar) =>
      (await contactStore.update(body.id, { avatar: String(avatar) })) ?? notFound('contact', body.id),
  },

  countries: () => readSet<Country[]>('countries'),

  tags: () => tags.all(),
  createTag: ({ body }) => tags.create(body.tag),
  updateTag: ({ body }) => tags.update(body.id, body.tag),
  removeTag: ({ query }) => tags.remove(query.id),

  import: ({ body }) => contactStore.createMany(body.contacts),
  updateMany: ({ body }) => patchMany(body.contacts),
  removeMany: async ({ body, userId }) => {
    await inTurn(body.ids, id => contactStore.remove(id, userId))
    return true
  },
  merge: async ({ body, userId }) => {
    const kept = await patchMany(body.contacts)
    await inTurn(body.ids, id => contactStore.remove(id, userId))
    return kept
  },
  unmerge: async ({ body }) => {
    await inTurn(body.ids, contactStore.restore)
    return patchMany(body.contacts)
  },
  restore: ({ body }) => inTurn(body.ids, contactStore.restore),
})
