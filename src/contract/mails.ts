import * as v from 'valibot'
import { define } from './define.ts'

const ById = v.object({ id: v.string() })

/** Any ISO date-time that names a real moment, in UTC: what is stored sorts as text. */
const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(text => !Number.isNaN(Date.parse(text))),
  v.transform(text => new Date(text).toISOString()),
)

export type Attachment = v.InferOutput<typeof Attachment>
export const Attachment = v.object({
  /** A MIME type. */
  type: v.string(),
  name: v.string(),
  /** In bytes. */
  size: v.pipe(v.number(), v.minValue(0)),
  /** A picture's address, or a word such as `pdf` for what has none. */
  preview: v.string(),
  downloadUrl: v.string(),
})

export type Mail = v.InferOutput<typeof Mail>
export const Mail = v.object({
  id: v.string(),
  type: v.literal('mail'),
  /** `contact` is a name and an address: `Lê Minh Châu <chau@outpost.example>`. */
  from: v.object({ avatar: v.nullable(v.string()), contact: v.string() }),
  /** Contacts, with commas between them. */
  to: v.string(),
  cc: v.optional(v.array(v.string())),
  bcc: v.optional(v.array(v.string())),
  date: Moment,
  subject: v.string(),
  /** Plain text or HTML. */
  content: v.string(),
  attachments: v.array(Attachment),
  starred: v.boolean(),
  important: v.boolean(),
  unread: v.boolean(),
  folder: v.string(),
  labels: v.array(v.string()),
})

export type ListedMail = v.InferOutput<typeof ListedMail>
export const ListedMail = v.object({ ...Mail.entries, ccCount: v.number(), bccCount: v.number() })

/** What a selection of many needs to know of each, to change it and to take the change back. */
export type MailState = v.InferOutput<typeof MailState>
export const MailState = v.pick(Mail, ['id', 'starred', 'important', 'unread', 'folder', 'labels'])

const MailFields = v.partial(v.omit(Mail, ['id', 'type']))

export type MailFolder = v.InferOutput<typeof MailFolder>
export const MailFolder = v.object({
  id: v.string(),
  title: v.string(),
  slug: v.string(),
  icon: v.string(),
  count: v.number(),
})

/** Its slug names a boolean field of a mail. */
export type MailFilter = v.InferOutput<typeof MailFilter>
export const MailFilter = v.omit(MailFolder, ['count'])

export const labelColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const
export type LabelColor = (typeof labelColors)[number]

export type MailLabel = v.InferOutput<typeof MailLabel>
export const MailLabel = v.object({
  id: v.string(),
  title: v.string(),
  slug: v.string(),
  color: v.picklist(labelColors),
})

export const messageLayouts = ['right', 'bottom', 'full'] as const

export type MailSettings = v.InferOutput<typeof MailSettings>
export const MailSettings = v.object({ messageLayout: v.picklist(messageLayouts) })

/** One list at a time: a folder, else a filter, else a label, else all mails; `query` narrows it further. */
const Where = v.object({
  folder: v.optional(v.string()),
  filter: v.optional(v.string()),
  label: v.optional(v.string()),
  /** Beyond the specification: words that subject, text or people hold. */
  query: v.optional(v.string(), ''),
})

const Page = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1))

const label = '/api/apps/mailbox/label'
const mail = '/api/apps/mailbox/mail'
const mailsPath = '/api/apps/mailbox/mails'
const settings = '/api/apps/mailbox/settings'

/** spec: sample-data.md section 7, Mailbox */
export const mails = define({
  settings: { method: 'GET', path: settings, reply: MailSettings },
  updateSettings: {
    method: 'PATCH',
    path: settings,
    body: v.object({ settings: v.partial(MailSettings) }),
    reply: MailSettings,
    changes: ['mails'],
  },

  folders: { method: 'GET', path: '/api/apps/mailbox/folders', reply: v.array(MailFolder) },
  filters: { method: 'GET', path: '/api/apps/mailbox/filters', reply: v.array(MailFilter) },
  labels: { method: 'GET', path: '/api/apps/mailbox/labels', reply: v.array(MailLabel) },
  createLabel: {
    method: 'POST',
    path: label,
    body: v.object({
      label: v.object({ title: v.string(), color: v.optional(v.picklist(labelColors), 'gray') }),
    }),
    reply: MailLabel,
    changes: ['mails'],
  },
  /** `null` when there is no such label. */
  updateLabel: {
    method: 'PATCH',
    path: label,
    body: v.object({ id: v.string(), label: v.partial(v.pick(MailLabel, ['title', 'color'])) }),
    reply: v.nullable(MailLabel),
    changes: ['mails'],
  },
  removeLabel: { method: 'DELETE', path: label, query: ById, reply: v.boolean(), changes: ['mails'] },

  /** Ten a page, newest first. */
  list: {
    method: 'GET',
    path: mailsPath,
    query: v.object({ ...Where.entries, page: v.optional(Page, '1') }),
    reply: v.union([
      v.object({
        mails: v.array(ListedMail),
        pagination: v.object({
          totalResults: v.number(),
          resultsPerPage: v.number(),
          currentPage: v.number(),
          lastPage: v.number(),
          startIndex: v.number(),
          endIndex: v.number(),
        }),
      }),
      /** Past the last page. */
      v.object({ mails: v.null(), pagination: v.object({ lastPage: v.number() }) }),
    ]),
  },
  get: { method: 'GET', path: mail, query: ById, reply: Mail },
  update: {
    method: 'PATCH',
    path: mail,
    body: v.object({ id: v.string(), mail: MailFields }),
    reply: Mail,
    changes: ['mails'],
  },

  /** Beyond the specification: every mail of a list, to select them all. */
  select: { method: 'GET', path: '/api/apps/mailbox/mails/select', query: Where, reply: v.array(MailState) },
  /** Beyond the specification: many at once, each with its own fields, so that it can be taken back the same way. */
  updateMany: {
    method: 'PATCH',
    path: mailsPath,
    body: v.object({ mails: v.array(v.object({ id: v.string(), mail: MailFields })) }),
    reply: v.array(MailState),
    changes: ['mails'],
  },
  /** Beyond the specification: a draft is kept, or a mail sent, in the name of the caller. */
  create: {
    method: 'POST',
    path: mail,
    body: v.object({
      mail: v.object({
        ...v.partial(v.pick(Mail, ['to', 'cc', 'bcc', 'subject', 'content', 'attachments', 'labels']))
          .entries,
        folder: v.optional(v.picklist(['drafts', 'sent']), 'drafts'),
      }),
    }),
    reply: Mail,
    changes: ['mails'],
  },
  /** Beyond the specification: discards a draft, or removes a mail for good. */
  remove: { method: 'DELETE', path: mail, query: ById, reply: v.boolean(), changes: ['mails'] },
  /** Beyond the specification: takes a removed mail back. */
  restore: { method: 'POST', path: '/api/apps/mailbox/restore', body: ById, reply: Mail, changes: ['mails'] },
})
