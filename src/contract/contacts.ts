import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, longText, shortText } from './core/fields.ts'
import { MEBIBYTE } from './core/mebibyte.ts'
import { rightsIn } from './shared/areas.ts'
import { Contact, Country, ListedContact } from './shared/contact-rows.ts'
import { CreateTag, Tag, UpdateTag } from './shared/tags.ts'

export { Contact, Country, Email, ListedContact, PhoneNumber } from './shared/contact-rows.ts'

export type ContactFields = v.InferOutput<typeof ContactFields>
const ContactFields = v.partial(v.omit(Contact, ['id']))
const Edit = v.object({ id: shortText, contact: ContactFields })
const Merge = v.object({ contacts: v.array(Edit), ...ByIds.entries })

const Picture = v.pipe(
  v.file(),
  v.check(({ type }) => /^image\/[\w.+-]+$/.test(type), 'Not a picture'),
  v.maxSize(2 * MEBIBYTE, 'Larger than 2 MiB'),
)

const base = '/api/apps/contacts'
const contact = `${base}/contact`
const tag = `${base}/tag`

const may = rightsIn('contacts')

/** spec: sample-data.md section 7, Contacts */
export const contacts = define({
  list: { method: 'GET', path: `${base}/all`, needs: may.view, reply: v.array(Contact) },
  search: {
    method: 'GET',
    path: `${base}/search`,
    needs: may.view,
    query: v.object({ query: v.optional(shortText, '') }),
    reply: v.array(Contact),
  },
  /**
   * Beyond the specification: the rows of a list, sorted by name. The query is part of a name; accents and case are
   * ignored. With `ids`, separated by commas, only the rows of these contacts; unknown ids are left out.
   */
  browse: {
    method: 'GET',
    path: `${base}/list`,
    needs: may.view,
    query: v.object({
      query: v.optional(shortText, ''),
      tag: v.optional(shortText),
      ids: v.optional(longText),
    }),
    reply: v.array(ListedContact),
  },
  get: { method: 'GET', path: contact, needs: may.view, query: ById, reply: Contact },
  create: {
    method: 'POST',
    path: contact,
    needs: may.create,
    reply: Contact,
    writes: ['contacts', 'search'],
  },
  /** Replies with `null` when there is no such contact. */
  update: {
    method: 'PATCH',
    path: contact,
    needs: may.edit,
    body: Edit,
    reply: v.nullable(Contact),
    writes: ['contacts', 'search'],
  },
  remove: {
    method: 'DELETE',
    path: contact,
    needs: may.edit,
    query: ById,
    reply: v.boolean(),
    writes: ['contacts', 'search'],
  },
  uploadAvatar: {
    method: 'POST',
    path: `${base}/avatar`,
    needs: may.edit,
    body: v.object({ id: shortText, avatar: Picture }),
    multipart: true,
    reply: Contact,
    writes: ['contacts', 'search'],
  },

  countries: { method: 'GET', path: `${base}/countries`, needs: may.view, reply: v.array(Country) },

  tags: { method: 'GET', path: `${base}/tags`, needs: may.view, reply: v.array(Tag) },
  createTag: {
    method: 'POST',
    path: tag,
    needs: may.create,
    body: CreateTag,
    reply: Tag,
    writes: ['contacts'],
  },
  updateTag: {
    method: 'PATCH',
    path: tag,
    needs: may.edit,
    body: UpdateTag,
    reply: Tag,
    writes: ['contacts'],
  },
  removeTag: {
    method: 'DELETE',
    path: tag,
    needs: may.edit,
    query: ById,
    reply: v.boolean(),
    writes: ['contacts'],
  },

  /** Beyond the specification, like all endpoints below: adds many contacts in one call, from business cards. */
  import: {
    method: 'POST',
    path: `${base}/import`,
    needs: may.create,
    body: v.object({ contacts: v.array(ContactFields) }),
    reply: v.array(Contact),
    writes: ['contacts', 'search'],
  },
  /** Patches many contacts in one call, all or none: 404 when one does not exist. */
  updateMany: {
    method: 'PATCH',
    path: `${base}/all`,
    needs: may.edit,
    body: v.object({ contacts: v.array(Edit) }),
    reply: v.array(Contact),
    writes: ['contacts', 'search'],
  },
  /** Removes many contacts in one call, all or none: 404 when one does not exist. */
  removeMany: {
    method: 'POST',
    path: `${base}/remove`,
    needs: may.edit,
    body: ByIds,
    reply: v.boolean(),
    writes: ['contacts', 'search'],
  },
  /** Patches the kept contacts and removes those merged into them, all or none: 404 when one does not exist. */
  merge: {
    method: 'POST',
    path: `${base}/merge`,
    needs: may.edit,
    body: Merge,
    reply: v.array(Contact),
    writes: ['contacts', 'search'],
  },
  /** Reverts `merge`: restores the removed contacts and patches the kept ones, all or none. */
  unmerge: {
    method: 'POST',
    path: `${base}/unmerge`,
    needs: may.edit,
    body: Merge,
    reply: v.array(Contact),
    writes: ['contacts', 'search'],
  },
  /** Restores removed contacts as they were. */
  restore: {
    method: 'POST',
    path: `${base}/restore`,
    needs: may.edit,
    body: ByIds,
    reply: v.array(Contact),
    writes: ['contacts', 'search'],
    restores: { table: 'contacts', by: 'ids' },
  },
})
