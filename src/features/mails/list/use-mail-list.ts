import { createContext, use } from 'react'
import type { ListedMail, MailState } from '#src/contract/mails.ts'
import type { ReplyKind } from '#src/features/mails/compose/reply-to.ts'
import type { ListSearch, MailList } from '#src/features/mails/load-mails.ts'
import type { Mailbox } from '#src/features/mails/mailbox/mailbox.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import type { MailSelection } from './use-mail-selection.ts'

/** State that the list and the open mail beside it share. */
export interface MailListState {
  mailbox: Mailbox
  pagination: MailList['pagination']
  /** The filters of the list. */
  search: ListSearch
  /** Now, in whole minutes; "today" in the list means this day. */
  at: Date
  /** The mails with pending changes applied, without those that a change removes. */
  rows: readonly ListedMail[]
  list: List
  selection: MailSelection
  /** The id of the open mail. */
  openId: string | undefined
  /** The row that the keyboard shortcuts apply to. */
  active: ListedMail | undefined
  /** The open mail replaces the list. */
  isOver: boolean
  step: (by: number) => void
  /** Opens the next mail before the current one leaves the list. */
  leave: () => void
  /** Opens a mail; without an id, shows the list alone. */
  read: (id: string | undefined) => void
  /** Opens a mail and starts a reply to it. */
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
