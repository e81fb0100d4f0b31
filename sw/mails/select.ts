import type { Collection } from 'dexie'
import { fold } from '#src/lib/fold.ts'
import { db } from '#sw/db.ts'
import { notFound } from '#sw/problem.ts'
import { folders, inFolder } from './places.ts'
import { labelPrefix, type MailRow } from './row.ts'

export interface Where {
  folder?: string
  filter?: string
  label?: string
  query: string
}

type Mails = Collection<MailRow, string>

/** spec: a filter is the name of a boolean mail field */
const flags = new Map([
  ['starred', 'starredAt'],
  ['important', 'importantAt'],
  ['unread', 'unreadAt'],
])

/** The mails of one list, newest first. It reads an index, so a page costs the same in a full mailbox. */
export async function select(where: Where): Promise<Mails> {
  const mails = await unordered(where)
  mails.reverse()
  return mails
}

async function unordered({ folder, filter, label }: Where): Promise<Mails> {
  if (folder !== undefined) return inFolder(bySlug(await folders(), 'folder', folder))
  if (filter !== undefined) return db.mails.orderBy(flags.get(filter) ?? notFound('filter', filter))
  if (label === undefined) return db.mails.orderBy('date')
  const labels = await db.mailLabels.orderBy('position').toArray()
  return db.mails.where('labelDates').startsWith(labelPrefix(bySlug(labels, 'label', label)))
}

const bySlug = (places: { id: string; slug: string }[], what: string, slug: string) =>
  (places.find(place => place.slug === slug) ?? notFound(what, slug)).id

/** Whether a mail holds every word of a query, accents and case apart. */
export function matcher(query: string) {
  const words = fold(query).split(/\s+/)
  return ({ text }: MailRow) => words.every(word => text.includes(word))
}
