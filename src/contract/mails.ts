import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, Moment, shortText } from './core/fields.ts'
import { AttachedFile, Attachment } from './shared/attachments.ts'
import { labelColors, MailFilter, MailFolder, MailLabel, MailSettings } from './shared/mail-folders.ts'
import { MailQuery, PageNumber } from './shared/mail-query.ts'
import { Due, ListedMail, Mail, MailFields, MailState, Recipient } from './shared/mail-rows.ts'

export { Due, ListedMail, Mail, MailState, Recipient } from './shared/mail-rows.ts'

const label = '/api/apps/mailbox/label'
const mail = '/api/apps/mailbox/mail'
const mailsPath = '/api/apps/mailbox/mails'
const settings = '/api/apps/mailbox/settings'

/** Each user's own data, so any signed-in user may call it. */
const needs = 'signedIn'

/** spec: sample-data.md section 7, Mailbox */
export const mails = define({
  settings: { method: 'GET', path: settings, needs, reply: MailSettings },
  updateSettings: {
    method: 'PATCH',
    path: settings,
    needs,
    body: v.object({ settings: v.partial(MailSettings) }),
    reply: MailSettings,
    writes: ['mails'],
  },

  folders: { method: 'GET', path: '/api/apps/mailbox/folders', needs, reply: v.array(MailFolder) },
  filters: { method: 'GET', path: '/api/apps/mailbox/filters', needs, reply: v.array(MailFilter) },
  labels: { method: 'GET', path: '/api/apps/mailbox/labels', needs, reply: v.array(MailLabel) },
  createLabel: {
    method: 'POST',
    path: label,
    needs,
    body: v.object({
      label: v.object({ title: shortText, color: v.optional(v.picklist(labelColors), 'gray') }),
    }),
    reply: MailLabel,
    writes: ['mails'],
  },
  /** Replies with `null` when there is no such label. */
  updateLabel: {
    method: 'PATCH',
    path: label,
    needs,
    body: v.object({ id: shortText, label: v.partial(v.pick(MailLabel, ['title', 'color'])) }),
    reply: v.nullable(MailLabel),
    writes: ['mails'],
  },
  removeLabel: { method: 'DELETE', path: label, needs, query: ById, reply: v.boolean(), writes: ['mails'] },

  /** Ten mails a page, newest first. */
  list: {
    method: 'GET',
    path: mailsPath,
    needs,
    query: v.object({ ...MailQuery.entries, page: v.optional(PageNumber, '1') }),
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
  get: { method: 'GET', path: mail, needs, query: ById, reply: Mail },
  /**
   * Beyond the specification: the other mails of a conversation, oldest first: those with the same subject, without the
   * prefixes of replies, and a correspondent in common.
   */
  thread: { method: 'GET', path: '/api/apps/mailbox/thread', needs, query: ById, reply: v.array(Mail) },
  /** Beyond the specification: the mails that are snoozed now, and when each comes back, the first one first. */
  snoozed: { method: 'GET', path: '/api/apps/mailbox/snoozed', needs, reply: v.array(Due) },
  update: {
    method: 'PATCH',
    path: mail,
    needs,
    body: v.object({ id: shortText, mail: MailFields }),
    reply: Mail,
    writes: ['mails'],
  },

  /** Beyond the specification: called before the user searches, so that the first key press need not wait. */
  prepareSearch: { method: 'GET', path: `${mailsPath}/search`, needs, reply: v.boolean() },
  /** Beyond the specification: all mails of a list, to select them all. */
  select: {
    method: 'GET',
    path: '/api/apps/mailbox/mails/select',
    needs,
    query: MailQuery,
    reply: v.array(MailState),
  },
  /** Beyond the specification: changes many mails in one call, each with its own fields, so that one call can undo it. */
  updateMany: {
    method: 'PATCH',
    path: mailsPath,
    needs,
    body: v.object({ mails: v.array(v.object({ id: shortText, mail: MailFields })) }),
    reply: v.array(MailState),
    writes: ['mails'],
  },
  /** Beyond the specification: stores a draft, or sends a mail, in the name of the caller. */
  create: {
    method: 'POST',
    path: mail,
    needs,
    body: v.object({
      mail: v.object({
        ...v.partial(v.pick(Mail, ['to', 'cc', 'bcc', 'subject', 'content', 'attachments', 'labels']))
          .entries,
        folder: v.optional(v.picklist(['drafts', 'sent']), 'drafts'),
      }),
    }),
    reply: Mail,
    writes: ['mails'],
  },
  /** Beyond the specification: discards a draft, or deletes a mail permanently. */
  remove: { method: 'DELETE', path: mail, needs, query: ById, reply: v.boolean(), writes: ['mails'] },
  /** Beyond the specification: restores a removed mail. */
  restore: {
    method: 'POST',
    path: '/api/apps/mailbox/restore',
    needs,
    body: ById,
    reply: Mail,
    writes: ['mails'],
    restores: { table: 'mails', by: 'id' },
  },
  /** Beyond the specification: deletes many mails permanently, all or none. */
  removeMany: {
    method: 'POST',
    path: `${mailsPath}/remove`,
    needs,
    body: ByIds,
    reply: v.boolean(),
    writes: ['mails'],
  },
  /** Beyond the specification: restores many removed mails, all or none. */
  restoreMany: {
    method: 'POST',
    path: `${mailsPath}/restore`,
    needs,
    body: ByIds,
    reply: v.array(MailState),
    writes: ['mails'],
  },

  /** Beyond the specification: stores a file for the mail that names it. */
  attach: {
    method: 'POST',
    path: '/api/apps/mailbox/attachment',
    needs,
    body: v.object({ file: AttachedFile }),
    multipart: true,
    reply: Attachment,
    writes: ['mails'],
  },
  /** Beyond the specification: at most eight colleagues and contacts, by part of a name or an address. */
  recipients: {
    method: 'GET',
    path: '/api/apps/mailbox/recipients',
    needs,
    query: v.object({ query: v.optional(shortText, '') }),
    reply: v.array(Recipient),
  },
  /** Beyond the specification: moves a draft to the outbox, from which it can be taken back for some seconds. */
  send: { method: 'POST', path: '/api/apps/mailbox/send', needs, body: ById, reply: Mail, writes: ['mails'] },
  /** Beyond the specification: the mails that are not sent yet, and when `deliver` has to be called next. */
  outbox: {
    method: 'GET',
    path: '/api/apps/mailbox/outbox',
    needs,
    reply: v.object({ waiting: v.array(Due), nextAt: v.nullable(Moment) }),
  },
  /** Beyond the specification: delivers the sent and received mails that are due. Replies with their number. */
  deliver: { method: 'POST', path: '/api/apps/mailbox/deliver', needs, reply: v.number(), writes: ['mails'] },
})
