import { type Country, contacts } from '#src/contract/contacts.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { doSequential, mapSequential } from '#sw/storage/map-sequential.ts'
import { referenceData } from '#sw/storage/reference-data.ts'
import { tagStore } from '#sw/storage/tag-store.ts'
import { contactStore } from './store.ts'

const tags = tagStore(db.contactTags, db.contacts)

type Edits = Parameters<typeof contactStore.update>
const patchMany = (edits: readonly { id: Edits[0]; contact: Edits[1] }[]) =>
  mapSequential(
    edits,
    async ({ id, contact }) => (await contactStore.update(id, contact)) ?? notFound('contact', id),
  )

export { find } from './find.ts'

const CHUNK_BYTES = 0x8000

/** Returns a file as a `data:` URL. */
async function toDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // In pieces, because a function call accepts a limited number of arguments.
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return `data:${file.type};base64,${btoa(binary)}`
}

export const handlers = handle(contacts, {
  list: () => contactStore.all(),
  search: ({ query }) => contactStore.search(query.query),
  browse: ({ query }) => contactStore.browse(query),
  get: ({ query }) => contactStore.get(query.id),
  create: () => contactStore.create(),
  update: ({ body }) => contactStore.update(body.id, body.contact),
  remove: ({ query, userId }) => contactStore.remove(query.id, userId),
  uploadAvatar: prepared(
    ({ body }) => toDataUrl(body.avatar),
    async ({ body }, avatar) =>
      (await contactStore.update(body.id, { avatar })) ?? notFound('contact', body.id),
  ),

  countries: () => referenceData<Country[]>('countries'),

  tags: () => tags.all(),
  createTag: ({ body }) => tags.create(body.tag),
  updateTag: ({ body }) => tags.update(body.id, body.tag),
  removeTag: ({ query }) => tags.remove(query.id),

  import: ({ body }) => contactStore.createMany(body.contacts),
  updateMany: ({ body }) => patchMany(body.contacts),
  removeMany: ({ body, userId }) => doSequential(body.ids, id => contactStore.remove(id, userId)),
  merge: async ({ body, userId }) => {
    const kept = await patchMany(body.contacts)
    await mapSequential(body.ids, id => contactStore.remove(id, userId))
    return kept
  },
  unmerge: async ({ body }) => {
    await mapSequential(body.ids, contactStore.restore)
    return patchMany(body.contacts)
  },
  restore: ({ body }) => mapSequential(body.ids, contactStore.restore),
})
