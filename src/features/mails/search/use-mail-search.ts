import { getRouteApi } from '@tanstack/react-router'
import { createContext, use } from 'react'
import type { ListSearch, MailList } from '#src/features/mails/load-mails.ts'
import { isSameMailbox } from '#src/features/mails/mailbox/mailbox.ts'
import type { MailboxSearch } from './mailbox-search.ts'

const route = getRouteApi('/_app/apps/mailbox')

/** A list and its filters. */
export interface VisibleList {
  list: MailList
  search: ListSearch
}

interface MailSearch {
  /** What the search field shows. */
  text: string
  change: (text: string) => void
  leave: () => void
  /** Sets more filters than the text. */
  narrow: (by: Partial<MailboxSearch>) => void
  /** Search results that are newer than the address. */
  found: VisibleList | undefined
}

export const MailSearchContext = createContext<MailSearch | undefined>(undefined)

export function useMailSearch(): MailSearch {
  const search = use(MailSearchContext)
  if (!search) throw new Error('useMailSearch outside of MailSearch')
  return search
}

/** The list for the address or, if newer, the results for the typed text. */
export function useVisibleList(list: MailList): VisibleList {
  const search = route.useSearch()
  const { found } = useMailSearch()
  return found && isSameMailbox(found.list.mailbox, list.mailbox) ? found : { list, search }
}
