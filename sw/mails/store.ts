import type { ListedMail, Mail, MailState } from '#src/contract/mails.ts'
import type { User } from '#src/contract/shared/user.ts'
import { newId, wroteAtText } from '#sw/server/call-values.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { folders } from './folders.ts'
import { select, type Where } from './select.ts'

type Fields = Partial<Omit<Mail, 'id' | 'type'>>

/** spec: page size 10 mails */
const PAGE_SIZE = 10
/** The length of a `shortText`. */
export const MAX_LINE = 1000

export const mailStore = {
  /** Returns one page (from 1) of a list. Rejects with 404 for an unknown folder, filter or label. */
  async page({ page, ...where }: Where & { page: number }) {
    const start = (page - 1) * PAGE_SIZE
    const found = await select(where)
    const total = found.length
    const lastPage = Math.max(Math.ceil(total / PAGE_SIZE), 1)
    if (page > lastPage) return { mails: null, pagination: { lastPage } }
    const mails = await db.mails.bulkGet(found.slice(start, start + PAGE_SIZE).map(({ id }) => id))
    return {
      mails: mails.flatMap(mail => (mail ? toListed(mail) : [])),
      pagination: {
        totalResults: total,
        resultsPerPage: PAGE_SIZE,
        currentPage: page,
        lastPage,
        startIndex: start,
        endIndex: Math.min(start + PAGE_SIZE, total) - 1,
      },
    }
  },

  /** Returns the state of all mails of a list. Rejects with 404 as `page` does. */
  all: async (where: Where) => (await select(where)).map(toState),

  /** Returns a mail. Rejects with 404 for an unknown id. */
  get: (id: string) => getOr404(db.mails, id, 'mail'),

  /** Adds a draft with the user `by` as sender and returns it. Rejects with 404 for an unknown user. */
  async create(by: string, fields: Fields) {
    const user = await getOr404(db.users, by, 'user')
    const mail: Mail = {
      ...blank,
      ...fields,
      id: newId(),
      from: senderOf(user),
      date: wroteAtText(),
    }
    await db.mails.add(mail)
    return mail
  },

  /** Changes a mail and returns it. Rejects as `updateMany` does. */
  update: async (id: string, fields: Fields) => {
    const [mail] = await mailStore.updateMany([{ id, mail: fields }])
    return mail ?? notFound('mail', id)
  },

  /**
   * Changes mails and returns them. Rejects with 404 for an unknown id, and with 400 for an unknown folder or an id
   * that occurs twice.
   */
  async updateMany(patches: { id: string; mail: Fields }[]): Promise<Mail[]> {
    const ids = patches.map(({ id }) => id)
    if (new Set(ids).size < ids.length) badRequest('mails')
    const rows = await db.mails.bulkGet(ids)
    const labels = await db.mailLabels.toCollection().primaryKeys()
    const folderIds = new Set((await folders()).map(({ id }) => id))
    const updated = patches.map(({ id, mail: fields }, index) => {
      const mail = rows[index] ?? notFound('mail', id)
      const next = { ...mail, ...fields }
      // No patch can move a mail into the outbox, but a mail in the outbox can be flagged or moved to another folder.
      if (fields.folder !== undefined && !folderIds.has(fields.folder)) badRequest('mail.folder')
      // A late write may contain a label that was removed before.
      if (fields.labels) next.labels = [...new Set(fields.labels)].filter(label => labels.includes(label))
      // A draft that is sent gets the time of sending.
      if (mail.folder === 'drafts' && next.folder === 'sent') next.date = wroteAtText()
      return next
    })
    await db.mails.bulkPut(updated)
    return updated
  },

  /** Moves a mail to the trash. Rejects with 404 for an unknown id. */
  remove: (id: string, by: string) => softDelete(db.mails, id, by, 'mail'),

  /** Restores a removed mail and returns it. Rejects with 404 when it is not in the trash. */
  restore: (id: string) => restore(db.mails, id),
}

/** Returns a user as the sender of a mail. The beginning of a name that is too long is left out. */
export const senderOf = ({ avatar, name, email }: User): Mail['from'] => ({
  avatar,
  contact: `${name} <${email}>`.slice(-MAX_LINE),
})

/** The initial values of a new mail. */
export const blank = {
  type: 'mail' as const,
  to: '',
  subject: '',
  content: '',
  attachments: [],
  starred: false,
  important: false,
  unread: false,
  folder: 'drafts',
  labels: [],
}

const toListed = (mail: Mail): ListedMail => ({
  ...mail,
  ccCount: mail.cc?.length ?? 0,
  bccCount: mail.bcc?.length ?? 0,
})

/** Returns the fields that a selection needs: the flags, folder and labels of a mail, without its text. */
export const toState = ({
  id,
  starred,
  important,
  unread,
  folder,
  labels,
  snoozedUntil,
}: MailState): MailState => ({
  id,
  starred,
  important,
  unread,
  folder,
  labels,
  snoozedUntil,
})
