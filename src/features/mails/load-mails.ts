import { notFound, redirect } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { type Mail, mails } from '#src/contract/mails.ts'
import { user } from '#src/contract/user.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { type Mailbox, mailboxLink } from './mailbox/mailbox.ts'
import type { MailboxSearch } from './search/mailbox-search.ts'

export const api = client(mails)
const session = client(user)

/** What every list of the mailbox stands beside. */
export async function loadMailbox() {
  const [folders, filters, labels, settings, outbox, me] = await Promise.all([
    api.folders(),
    api.filters(),
    api.labels(),
    api.settings(),
    api.outbox(),
    session.get(),
  ])
  return { folders, filters, labels, settings, outbox, me }
}

/** Sent or discarded meanwhile, here or in another tab: then there is nothing to go on with. */
export const loadDraft = (id: string): Promise<Mail | undefined> =>
  api.get({ query: { id } }).then(
    mail => (mail.folder === 'drafts' ? mail : undefined),
    (error: unknown) => {
      if (error instanceof ApiProblem && error.status === 404) return undefined
      throw error
    },
  )

export type ListSearch = Pick<MailboxSearch, 'page' | 'q' | 'attached' | 'unread' | 'from'>

/** What the API calls a mailbox and what narrows it. */
export const whereOf = ({ kind, slug }: Mailbox, { q, attached, unread, from }: ListSearch) => ({
  ...(slug !== 'all' && { [kind]: slug }),
  query: q,
  attached: attached && ('true' as const),
  unread: unread && ('true' as const),
  from,
})

/** One page of a list. spec: past the end only the last page is told; the screen goes there. */
export async function loadList(mailbox: Mailbox, search: ListSearch) {
  const list = await api
    .list({ query: { ...whereOf(mailbox, search), page: String(search.page ?? 1) } })
    .catch(unlessMissing)
  if (list.mails === null)
    throw redirect({
      ...mailboxLink(mailbox),
      search: (previous: MailboxSearch) => ({ ...previous, page: list.pagination.lastPage }),
      replace: true,
    })
  return { mailbox, mails: list.mails, pagination: list.pagination, at: new Date() }
}

export type MailList = Awaited<ReturnType<typeof loadList>>

export const loadMail = (id: string) => api.get({ query: { id } }).catch(unlessMissing)

/** What is not there is no failure: the screen says so, with a way back. */
function unlessMissing(error: unknown): never {
  throw error instanceof ApiProblem && error.status === 404 ? notFound() : error
}
