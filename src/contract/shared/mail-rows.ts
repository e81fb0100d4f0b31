import * as v from 'valibot'
import { imageSource, longText, Moment, shortText } from '#src/contract/core/fields.ts'
import { Attachment } from './attachments.ts'

export type Mail = v.InferOutput<typeof Mail>
export const Mail = v.object({
  id: shortText,
  type: v.literal('mail'),
  /** `contact` is a name and an address: `Lê Minh Châu <chau@outpost.example>`. */
  from: v.object({ avatar: v.nullable(imageSource), contact: shortText }),
  /** Contacts, separated by commas. */
  to: longText,
  cc: v.optional(v.array(shortText)),
  bcc: v.optional(v.array(shortText)),
  date: Moment,
  subject: shortText,
  /** Plain text or HTML. */
  content: longText,
  attachments: v.array(Attachment),
  starred: v.boolean(),
  important: v.boolean(),
  unread: v.boolean(),
  folder: shortText,
  labels: v.array(shortText),
  /** Beyond the specification: until then the mail is not in the inbox; from then on it is sorted by this time. */
  snoozedUntil: v.optional(v.nullable(Moment)),
})

export type ListedMail = v.InferOutput<typeof ListedMail>
export const ListedMail = v.object({ ...Mail.entries, ccCount: v.number(), bccCount: v.number() })

/** The fields needed to change many selected mails and to undo the change. */
export type MailState = v.InferOutput<typeof MailState>
export const MailState = v.pick(Mail, [
  'id',
  'starred',
  'important',
  'unread',
  'folder',
  'labels',
  'snoozedUntil',
])

/** The fields of a write. */
export const MailFields = v.partial(v.omit(Mail, ['id', 'type']))

/** A person to whom a mail can be sent. */
export type Recipient = v.InferOutput<typeof Recipient>
export const Recipient = v.object({ name: shortText, address: shortText, avatar: v.nullable(imageSource) })

/** An event of a mail that is due at a time. */
export type Due = v.InferOutput<typeof Due>
export const Due = v.object({ id: shortText, at: Moment })
