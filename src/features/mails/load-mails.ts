import { redirect } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { as404 } from '#src/blocks/error/as-404.ts'
import { type Mail, mails } from '#src/contract/mails.ts'
import { user } from '#src/contract/user.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { type Mailbox, mailboxLink } from './mailbox/mailbox.ts'
import type { MailboxSearch } from './search/mailbox-search.ts'

export const api = client(mails)
const session = client(user)

/** The data that every list of the mailbox needs. Rejects with an `ApiProblem`. */
export async function loadMailbox() {
  const [folders, filters, labels, settings, outbox, snoozed, me] = await Promise.all([
    api.folders(),
    api.filters(),
    api.labels(),
    api.settings(),
    api.outbox(),
    api.snoozed(),
    session.get(),
  ])
  return { folders, filters, labels, settings, outbox, snoozed, me }
}

/** `null` when the draft was sent or discarded in the meantime, here or in another tab. */
export const loadDraft = (id: string): Promise<Mail | null> =>
  api.get({ query: { id } }).then(
    mail => (mail.folder === 'drafts' ? mail : null),
    (error: unknown) => {
      if (error instanceof ApiProblem && error.status === 404) return null
      throw error
    },
  )

export type ListSearch = Pick<MailboxSearch, 'page' | 'q' | 'attached' | 'unread' | 'from'>

/** The API's parameters for a mailbox and its filters. */
export const whereOf = ({ kind, slug }: Mailbox, { q, attached, unread, from }: ListSearch) => ({
  ...(slug !== 'all' && { [kind]: slug }),
  query: q,
  attached: attached && ('true' as const),
  unread: unread && ('true' as const),
  from,
})

/**
 * One page of a list. spec: the reply for a page past the end names only the last page. Rejects with a redirect to that
 * page, with `notFound()` for an unknown list, and with an `ApiProblem`.
 */
export async function loadList(mailbox: Mailbox, search: ListSearch) {
  const list = await api
    .list({ query: { ...whereOf(mailbox, search), page: String(search.page ?? 1) } })
    .catch(as404)
  if (list.mails === null)
    throw redirect({
      ...mailboxLink(mailbox),
      search: (previous: MailboxSearch) => ({ ...previous, page: list.pagination.lastPage }),
      replace: true,
    })
  return { mailbox, mails: list.mails, pagination: list.pagination, at: new Date() }
}

export type MailList = Awaited<ReturnType<typeof loadList>>

/**
 * A mail, and the other mails of its conversation, oldest first. Rejects with `notFound()` for an unknown mail. A
 * conversation that does not load is left out.
 */
export async function loadMail(id: string) {
  const [mail, thread] = await Promise.all([
    api.get({ query: { id } }).catch(as404),
    api.thread({ query: { id } }).catch(() => []),
  ])
  return { mail, thread }
}
