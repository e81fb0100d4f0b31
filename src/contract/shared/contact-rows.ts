import * as v from 'valibot'
import { imageOrNull, longText, shortText } from '#src/contract/core/fields.ts'

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
  avatar: imageOrNull,
  /** Missing in a new contact. */
  background: v.optional(imageOrNull),
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
  /** The place among contacts with the same name: the newest has the lowest. */
  position: v.number(),
})

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
