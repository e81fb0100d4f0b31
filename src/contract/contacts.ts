import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, imageSource, longText, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'
import { CreateTag, Tag, UpdateTag } from './shared/tags.ts'

const OptionalLine = v.optional(v.nullable(shortText))

export type Email = v.InferOutput<typeof Email>
export const Email = v.object({ email: shortText, label: v.optional(shortText, '') })

export type PhoneNumber = v.InferOutput<typeof PhoneNumber>
export const PhoneNumber = v.object({
  /** Two letters, as `Country.iso`. */
  country: shortText,
  phoneNumber: shortText,
  label: v.optional(shortText, ''),
})

export type Contact = v.InferOutput<typeof Contact>
export const Contact = v.object({
  id: shortText,
  /** The path of a picture or, once uploaded, a data URL. */
  avatar: v.nullable(imageSource),
  background: v.nullable(imageSource),
  name: shortText,
  emails: v.array(Email),
  phoneNumbers: v.array(PhoneNumber),
  /** A new contact has `job` instead; screens read `title ?? job.title`. */
  title: OptionalLine,
  company: OptionalLine,
  job: v.optional(v.object({ title: shortText, company: shortText })),
  /** ISO date-time, at 12:00 UTC so that it is the same day nearly everywhere. */
  birthday: v.nullable(v.pipe(shortText, v.isoTimestamp())),
  /** One line: street, city, state, postal code. */
  address: v.nullable(shortText),
  /** HTML. */
  notes: v.nullable(longText),
  tags: v.array(shortText),
  /** The id in the address book from which the contact was imported. */
  uid: v.optional(shortText),
})

/** The fields of a contact that a list shows: they are few, because a list has ten thousand rows. */
export type ListedContact = v.InferOutput<typeof ListedContact>
export const ListedContact = v.object({
  ...v.pick(Contact, ['id', 'avatar', 'name', 'tags']).entries,
  title: shortText,
  company: shortText,
  /** The first address; empty when there is none. */
  email: shortText,
  phone: v.nullable(v.pick(PhoneNumber, ['country', 'phoneNumber'])),
  /** The other addresses and numbers: no list shows them, but a search finds the contact by them. */
  others: v.array(shortText),
})

export type ContactFields = v.InferOutput<typeof ContactFields>
const ContactFields = v.partial(v.omit(Contact, ['id']))
const Edit = v.object({ id: shortText, contact: ContactFields })
const Merge = v.object({ contacts: v.array(Edit), ...ByIds.entries })

export type Country = v.InferOutput<typeof Country>
export const Country = v.object({
  id: shortText,
  iso: shortText,
  name: shortText,
  /** The dial code, such as `+84`. */
  code: shortText,
  /** The position of the flag (24 by 16 px) in `images/contacts/flags.svg`, as a `background-position`. */
  flagImagePos: shortText,
})

const mebibyte = 1024 * 1024
const Picture = v.pipe(
  v.file(),
  v.check(({ type }) => /^image\/[\w.+-]+$/.test(type), 'Not a picture'),
  v.maxSize(2 * mebibyte, 'Larger than 2 MiB'),
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
   * ignored.
   */
  browse: {
    method: 'GET',
    path: `${base}/list`,
    needs: may.view,
    query: v.object({ query: v.optional(shortText, ''), tag: v.optional(shortText) }),
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
