import { getRouteApi, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { type ListSearch, loadList } from '#src/features/mails/load-mails.ts'
import { mailboxOf } from '#src/features/mails/mailbox/mailbox.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import type { MailboxSearch } from './mailbox-search.ts'
import { MailSearchContext, type VisibleList } from './use-mail-search.ts'

const route = getRouteApi('/_app/apps/mailbox')

/**
 * Searches while the user types. The address, which decides what a list shows, is updated when the typing pauses:
 * updating it takes a third of the time in which results should be visible.
 */
export function MailSearch({ children }: { children: ReactNode }) {
  const mailbox = mailboxOf(useParams({ strict: false }))
  const search = route.useSearch()
  const { q = '' } = search
  const navigate = useNavigate()
  const { text, change: type, leave } = useSearchText(q, { pauseAfter })
  const [found, setFound] = useState<VisibleList>()
  const asked = useRef('')
  const isAhead = text !== q

  /** Keeps the typed text. Another search starts on the first page. */
  function narrow(by: Partial<MailboxSearch>) {
    return navigate({
      to: '.',
      search: previous => ({ ...previous, q: text || undefined, page: undefined, ...by }),
      replace: true,
      resetScroll: false,
    })
  }

  async function change(typed: string) {
    type(typed)
    asked.current = typed
    // Results of an earlier search do not apply to this one.
    if (!isAhead) setFound(undefined)
    if (typed === '') return
    const narrowed: ListSearch = { ...search, q: typed, page: undefined }
    const list = await loadList(mailbox, narrowed).catch(() => undefined)
    // An error is shown when the route loads the address.
    if (list && asked.current === typed) setFound({ list, search: narrowed })
  }

  return (
    <MailSearchContext value={{ text, change, leave, narrow, found: isAhead ? found : undefined }}>
      {children}
    </MailSearchContext>
  )
}

/** ms. Without a text, the list is loaded already. */
const pauseAfter = (text: string) => (text === '' ? 0 : 300)
