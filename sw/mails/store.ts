import type { Mail, MailState } from '#src/contract/mails.ts'
import { db } from '#sw/db.ts'
import { find } from '#sw/find.ts'
import { badRequest, notFound } from '#sw/problem.ts'
import { discard, takeBack } from '#sw/trash.ts'
import { folders } from './places.ts'
import { toMail, toRow } from './row.ts'
import { matcher, select, type Where } from './select.ts'

type Fields = Partial<Omit<Mail, 'id' | 'type'>>

/** spec: page size 10 mails */
const size = 10

export const mailStore = {
  async page({ page, ...where }: Where & { page: number }) {
    const start = (page - 1) * size
    const [rows, total] = where.query ? await found(where, start) : await listed(where, start)
    const lastPage = Math.max(Math.ceil(total / size), 1)
    if (page > lastPage) return { mails: null, pagination: { lastPage } }
    return {
      mails: rows.map(row => ({
        ...toMail(row),
        ccCount: row.cc?.length ?? 0,
        bccCount: row.bcc?.length ?? 0,
      })),
      pagination: {
        totalResults: total,
        resultsPerPage: size,
        currentPage: page,
        lastPage,
        startIndex: start,
        endIndex: Math.min(start + size, total) - 1,
      },
    }
  },

  async all(where: Where) {
    const rows = await (await select(where)).toArray()
    return rows.filter(matcher(where.query)).map(toState)
  },

  find: async (id: string) => toMail(await find(db.mails, id, 'mail')),

  async create(by: string, fields: Fields) {
    const user = await find(db.users, by, 'user')
    const mail: Mail = {
      ...blank,
      ...fields,
      id: crypto.randomUUID(),
      from: { avatar: user.avatar, contact: `${user.name} <${user.email}>` },
      date: new Date().toISOString(),
    }
    await db.mails.add(toRow(mail))
    return mail
  },

  update: async (id: string, fields: Fields) => {
    const [mail] = await mailStore.updateMany([{ id, mail: fields }])
    return mail ?? notFound('mail', id)
  },

  async updateMany(patches: { id: string; mail: Fields }[]): Promise<Mail[]> {
    const ids = patches.map(({ id }) => id)
    if (new Set(ids).size < ids.length) badRequest('mails')
    const rows = await db.mails.bulkGet(ids)
    const labels = await db.mailLabels.toCollection().primaryKeys()
    const places = new Set((await folders()).map(({ id }) => id))
    const updated = patches.map(({ id, mail: fields }, index) => {
      const mail = toMail(rows[index] ?? notFound('mail', id))
      const next = { ...mail, ...fields }
      if (!places.has(next.folder)) badRequest('mail.folder')
      // A label may be gone by the time that a late write still names it.
      if (fields.labels) next.labels = [...new Set(fields.labels)].filter(label => labels.includes(label))
      // A draft that is sent bears the moment of sending.
      if (mail.folder === 'drafts' && next.folder === 'sent') next.date = new Date().toISOString()
      return next
    })
    await db.mails.bulkPut(updated.map(toRow))
    return updated
  },

  remove: (id: string, by: string) => discard(db.mails, id, by, 'mail'),

  restore: async (id: string) => toMail(await takeBack(db.mails, id)),
}

const blank = {
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

async function listed(where: Where, start: number) {
  const mails = await select(where)
  return Promise.all([mails.clone().offset(start).limit(size).toArray(), mails.count()])
}

async function found(where: Where, start: number) {
  const rows = (await (await select(where)).toArray()).filter(matcher(where.query))
  return [rows.slice(start, start + size), rows.length] as const
}

/** What a selection works with: the flags and places of a mail, without its text. */
export const toState = ({ id, starred, important, unread, folder, labels }: Mail): MailState => ({
  id,
  starred,
  important,
  unread,
  folder,
  labels,
})
