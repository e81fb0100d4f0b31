import { getRouteApi, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { type ListSearch, loadList } from '#src/features/mails/load-mails.ts'
import { mailboxOf } from '#src/features/mails/mailbox/mailbox.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import type { MailboxSearch } from './mailbox-search.ts'
import { FindContext, type VisibleList } from './use-find.ts'

const route = getRouteApi('/_app/apps/mailbox')

/**
 * Searches as somebody types. The address, which decides what a list shows, follows when the typing pauses: to write it
 * takes a third of the time in which results should be seen.
 */
export function Find({ children }: { children: ReactNode }) {
  const mailbox = mailboxOf(useParams({ strict: false }))
  const search = route.useSearch()
  const { q = '' } = search
  const navigate = useNavigate()
  const { text, change: type, leave } = useSearchText(q, pauseAfter)
  const [found, setFound] = useState<VisibleList>()
  const asked = useRef('')
  const isAhead = text !== q

  /** What is typed goes along. Another search begins on the first page. */
  function narrow(by: Partial<MailboxSearch>) {
    return navigate({
      to: '.',
      search: previous => ({ ...previous, q: text || undefined, page: undefined, ...by }),
      replace: true,
      resetScroll: false,
    })
  }

  async function change(text: string) {
    type(text)
    asked.current = text
    // What an earlier search found has nothing to do with this one.
    if (!isAhead) setFound(undefined)
    if (text === '') return
    const narrowed: ListSearch = { ...search, q: text, page: undefined }
    const list = await loadList(mailbox, narrowed).catch(() => undefined)
    // A failure is told when the address is loaded.
    if (list && asked.current === text) setFound({ list, search: narrowed })
  }

  return (
    <FindContext value={{ text, change, leave, narrow, found: isAhead ? found : undefined }}>
      {children}
    </FindContext>
  )
}

/** ms. With nothing to find, the list is there already. */
const pauseAfter = (text: string) => (text === '' ? 0 : 300)
