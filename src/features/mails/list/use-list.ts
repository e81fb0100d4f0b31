import { createContext, use } from 'react'
import type { ListedMail, MailState } from '#src/contract/mails.ts'
import type { ReplyKind } from '#src/features/mails/compose/reply-to.ts'
import type { ListSearch, MailList } from '#src/features/mails/load-mails.ts'
import type { Place } from '#src/features/mails/mailbox/place.ts'
import type { Selection } from '#src/ui/list/use-selection.ts'

export interface Picked extends Selection {
  /** The chosen mails, which may be more than the page shows. */
  mails: readonly MailState[]
  /** Chooses all that the list has, on every page of it. */
  chooseAll: () => Promise<void>
}

/** What the list and the mail that is read beside it share. */
export interface List {
  place: Place
  pagination: MailList['pagination']
  /** What it is narrowed by. */
  search: ListSearch
  /** When the list was read: what "today" is in it. */
  at: Date
  /** As they are now, without those that a change takes away. */
  rows: readonly ListedMail[]
  picked: Picked
  /** The mail that is read. */
  openId: string | undefined
  /** The line that the keys mean. */
  active: ListedMail | undefined
  /** The mail that is read takes the place of the list. */
  isOver: boolean
  step: (by: number) => void
  /** On to what comes after the mail that is read, which is about to leave the list. */
  leave: () => void
  /** Opens a mail, or, with none, shows the list alone. */
  read: (id: string | undefined) => void
  /** Opens a mail with an answer to it begun. */
  answer: (id: string, kind: ReplyKind) => void
  setActive: (id: string) => void
}

export const ListContext = createContext<List | undefined>(undefined)

export function useList(): List {
  const list = use(ListContext)
  if (!list) throw new Error('useList outside of ListScreen')
  return list
}
