import { createContext, use } from 'react'
import type { ListedMail, MailState } from '#src/contract/mails.ts'
import type { ReplyKind } from '#src/features/mails/compose/reply-to.ts'
import type { ListSearch, MailList } from '#src/features/mails/load-mails.ts'
import type { Mailbox } from '#src/features/mails/mailbox/mailbox.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import type { MailSelection } from './use-mail-selection.ts'

/** What the list and the mail that is read beside it share. */
export interface MailListState {
  mailbox: Mailbox
  pagination: MailList['pagination']
  /** What it is narrowed by. */
  search: ListSearch
  /** When the list was read: what "today" is in it. */
  at: Date
  /** As they are now, without those that a change takes away. */
  rows: readonly ListedMail[]
  list: List
  selection: MailSelection
  /** The mail that is read. */
  openId: string | undefined
  /** The row that the keys mean. */
  active: ListedMail | undefined
  /** The mail that is read takes the place of the list. */
  isOver: boolean
  step: (by: number) => void
  /** Opens the next mail before the current one leaves the list. */
  leave: () => void
  /** Opens a mail, or, with none, shows the list alone. */
  read: (id: string | undefined) => void
  /** Opens a mail and begins a reply to it. */
  answer: (id: string, kind: ReplyKind) => void
  /** The selected mails, else the active one. */
  targets: readonly MailState[]
}

export const MailListContext = createContext<MailListState | undefined>(undefined)

export function useMailList(): MailListState {
  const list = use(MailListContext)
  if (!list) throw new Error('useMailList outside of ListScreen')
  return list
}
