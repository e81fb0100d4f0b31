import type { Due, Mail } from '#src/contract/mails.ts'
import { personOf, splitContacts } from '#src/lib/mail/addresses.ts'
import { isReplySubject, threadKey } from '#src/lib/mail/thread-key.ts'
import { wroteAtText } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { isAsleep, mailListRows } from './list-rows.ts'

/** The maximum of mails in a conversation; a subject without words of its own would have hundreds. */
const MAX_MAILS = 50

/** Mails in these folders belong to no conversation. */
const left = new Set(['drafts', 'outbox', 'spam', 'trash'])

/**
 * Returns the other mails of a conversation, oldest first. Equal subjects alone do not make a conversation (a bill has
 * the same every month): one of the mails must be a reply. Rejects with 404 for an unknown mail.
 */
export async function thread(id: string, userId: string): Promise<Mail[]> {
  const mail = await getOr404(db.mails, id, 'mail')
  const key = threadKey(mail.subject)
  if (key === '' || left.has(mail.folder)) return []
  const rows = (await mailListRows()).filter(
    row => row.thread === key && row.id !== id && !left.has(row.folder),
  )
  const others = await db.mails.bulkGet(rows.slice(0, MAX_MAILS).map(row => row.id))
  const me = (await db.users.get(userId))?.email.toLowerCase()
  const people = correspondents(mail, me)
  const related = others.flatMap(other =>
    other && [...correspondents(other, me)].some(address => people.has(address)) ? other : [],
  )
  const isConversation = [mail, ...related].some(({ subject }) => isReplySubject(subject))
  return isConversation ? related.reverse() : []
}

/** Returns the addresses in the head of a mail, without the user's own. */
function correspondents({ from, to, cc = [], bcc = [] }: Mail, me: string | undefined): Set<string> {
  const people = [from.contact, ...splitContacts(to), ...cc, ...bcc].map(personOf)
  return new Set(people.flatMap(({ address }) => (address && address !== me ? address : [])))
}

/** Returns the mails that are snoozed now, and when each comes back, the first one first. */
export async function snoozed(): Promise<Due[]> {
  const now = wroteAtText()
  return (await mailListRows())
    .filter(mail => isAsleep(mail, now))
    .map(({ id, snoozed }) => ({ id, at: snoozed }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
}
