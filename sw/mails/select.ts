import { fold } from '#src/lib/text/fold.ts'
import { wroteAtText } from '#sw/server/call-values.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { folders } from './folders.ts'
import { isAsleep, type MailLine, type MailListRow, mailLines, mailListRows } from './list-rows.ts'

/** The list that is requested: a folder, a filter and a label, combined, and search conditions. */
export interface Where {
  folder?: string
  filter?: string
  label?: string
  query: string
  attached?: string
  unread?: string
  from?: string
}

/** spec: a filter is the name of a boolean mail field */
const flags = ['starred', 'important', 'unread'] as const

/**
 * Returns the mails of one list, newest first. The inbox is without the snoozed mails; those that came back are sorted by
 * the time when they did. Rejects with 404 for an unknown folder, filter or label.
 */
export async function select(where: Where): Promise<readonly MailListRow[]> {
  const isIn = await mailboxFilter(where)
  const fits = narrowed(where)
  const words = fold(where.query).split(/\s+/).filter(Boolean)
  const mails = words.length === 0 ? await mailListRows() : holding(words, await mailLines())
  const found = mails.filter(mail => isIn(mail) && fits(mail))
  return where.folder === 'inbox' && found.some(({ snoozed }) => snoozed) ? found.sort(byReturn) : found
}

const timeOf = ({ date, snoozed }: MailListRow) => (snoozed > date ? snoozed : date)
const byReturn = (a: MailListRow, b: MailListRow) => timeOf(b).localeCompare(timeOf(a))

let latest: { asked: string; all: readonly MailLine[]; found: readonly MailLine[] } | undefined

/**
 * Returns the mails that contain every word. A longer search text, or another page of the results, searches only the
 * results of the latest search.
 */
function holding(words: readonly string[], all: readonly MailLine[]): MailListRow[] {
  const asked = words.join(' ')
  const among = latest?.all === all && asked.startsWith(latest.asked) ? latest.found : all
  const found = among.filter(({ text }) => words.every(word => text.includes(word)))
  latest = { asked, all, found }
  return found.map(({ mail }) => mail)
}

function narrowed({ attached, unread, from }: Where): (mail: MailListRow) => boolean {
  const sender = fold(from ?? '')
  return mail =>
    (!attached || mail.attached) && (!unread || mail.unread) && (!sender || mail.sender.includes(sender))
}

/** Returns whether a mail is in the folder, has the flag and has the label. A place that is not given fits every mail. */
async function mailboxFilter({ folder, filter, label }: Where): Promise<(mail: MailListRow) => boolean> {
  const isIn = await inFolder(folder)
  const flag = filter !== undefined && (flags.find(flag => flag === filter) ?? notFound('filter', filter))
  const id = label !== undefined && bySlug(await db.mailLabels.orderBy('position').toArray(), 'label', label)
  return mail => isIn(mail) && (!flag || mail[flag]) && (!id || mail.labels.includes(id))
}

async function inFolder(folder?: string): Promise<(mail: MailListRow) => boolean> {
  if (folder === undefined) return () => true
  const now = wroteAtText()
  if (folder === 'snoozed') return mail => isAsleep(mail, now)
  if (folder === 'inbox') return mail => mail.folder === folder && !isAsleep(mail, now)
  const id = folder === 'outbox' ? folder : bySlug(await folders(), 'folder', folder)
  return mail => mail.folder === id
}

const bySlug = (mailboxes: { id: string; slug: string }[], what: string, slug: string) =>
  (mailboxes.find(mailbox => mailbox.slug === slug) ?? notFound(what, slug)).id
