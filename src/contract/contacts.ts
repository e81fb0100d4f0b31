import * as v from 'valibot'
import { define } from './define.ts'
import { CreateTag, Tag, UpdateTag } from './tags.ts'

const ById = v.object({ id: v.string() })
const ByIds = v.object({ ids: v.array(v.string()) })
const Text = v.string()
const OptionalText = v.optional(v.nullable(v.string()))

export type Email = v.InferOutput<typeof Email>
export const Email = v.object({ email: Text, label: v.optional(Text, '') })

export type PhoneNumber = v.InferOutput<typeof PhoneNumber>
export const PhoneNumber = v.object({
  /** Two letters, as `Country.iso`. */
  country: Text,
  phoneNumber: Text,
  label: v.optional(Text, ''),
})

export type Contact = v.InferOutput<typeof Contact>
export const Contact = v.object({
  id: Text,
  /** The path of a picture or, once uploaded, a data URL. */
  avatar: v.nullable(Text),
  background: v.nullable(Text),
  name: Text,
  emails: v.array(Email),
  phoneNumbers: v.array(PhoneNumber),
  /** A new contact has none yet but carries `job`; screens read `title ?? job.title`. */
  title: OptionalText,
  company: OptionalText,
  job: v.optional(v.object({ title: Text, company: Text })),
  /** ISO date-time, at 12:00 UTC so that it is the same day nearly everywhere. */
  birthday: v.nullable(v.pipe(Text, v.isoTimestamp())),
  /** One line: street, city, state, postal code. */
  address: v.nullable(Text),
  /** HTML. */
  notes: v.nullable(Text),
  tags: v.array(Text),
})

export type ContactFields = v.InferOutput<typeof ContactFields>
const ContactFields = v.partial(v.omit(Contact, ['id']))
const Edit = v.object({ id: Text, contact: ContactFields })

export type Country = v.InferOutput<typeof Country>
export const Country = v.object({
  id: Text,
  iso: Text,
  name: Text,
  /** The dial code, such as `+84`. */
  code: Text,
  /** Where the flag (24 by 16 px) stands in `images/contacts/flags.svg`, as a `background-position`. */
  flagImagePos: Text,
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

/** spec: sample-data.md section 7, Contacts */
export const contacts = define({
  list: { method: 'GET', path: `${base}/all`, reply: v.array(Contact) },
  search: {
    method: 'GET',
    path: `${base}/search`,
    query: v.object({ query: v.optional(Text, '') }),
    reply: v.array(Contact),
  },
  get: { method: 'GET', path: contact, query: ById, reply: Contact },
  create: { method: 'POST', path: contact, reply: Contact, changes: ['contacts', 'search'] },
  /** `null` when there is no such contact. */
  update: {
    method: 'PATCH',
    path: contact,
    body: Edit,
    reply: v.nullable(Contact),
    changes: ['contacts', 'search'],
  },
  remove: {
    method: 'DELETE',
    path: contact,
    query: ById,
    reply: v.boolean(),
    changes: ['contacts', 'search'],
  },
  uploadAvatar: {
    method: 'POST',
    path: `${base}/avatar`,
    body: v.object({ id: Text, avatar: Picture }),
    multipart: true,
    reply: Contact,
    changes: ['contacts', 'search'],
  },

  countries: { method: 'GET', path: `${base}/countries`, reply: v.array(Country) },

  tags: { method: 'GET', path: `${base}/tags`, reply: v.array(Tag) },
  createTag: { method: 'POST', path: tag, body: CreateTag, reply: Tag, changes: ['contacts'] },
  updateTag: { method: 'PATCH', path: tag, body: UpdateTag, reply: Tag, changes: ['contacts'] },
  removeTag: { method: 'DELETE', path: tag, query: ById, reply: v.boolean(), changes: ['contacts'] },

  /** Beyond the specification, as all that follows: adds many at once, from business cards. */
  import: {
    method: 'POST',
    path: `${base}/import`,
    body: v.object({ contacts: v.array(ContactFields) }),
    reply: v.array(Contact),
    changes: ['contacts', 'search'],
  },
  /** Patches many at once, all or none: 404 when one is not there. */
  updateMany: {
    method: 'PATCH',
    path: `${base}/all`,
    body: v.object({ contacts: v.array(Edit) }),
    reply: v.array(Contact),
    changes: ['contacts', 'search'],
  },
  /** Removes many at once, all or none: 404 when one is not there. */
  removeMany: {
    method: 'POST',
    path: `${base}/remove`,
    body: ByIds,
    reply: v.boolean(),
    changes: ['contacts', 'search'],
  },
  /** Takes removed contacts back as they were. */
  restore: {
    method: 'POST',
    path: `${base}/restore`,
    body: ByIds,
    reply: v.array(Contact),
    changes: ['contacts', 'search'],
  },
})
