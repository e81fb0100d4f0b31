import { createContext, use } from 'react'
import type { Due, Mail, MailState } from '#src/contract/mails.ts'
import type { MailFilter, MailFolder, MailLabel, MailSettings } from '#src/contract/shared/mail-folders.ts'
import type { User } from '#src/contract/shared/user.ts'
import type { MailActions } from './use-mail-actions.ts'

/** Data that all panes of the mailbox share: mailboxes, labels, the signed-in user, and all actions on mails. */
export interface Mails extends MailActions {
  folders: readonly MailFolder[]
  filters: readonly MailFilter[]
  labels: readonly MailLabel[]
  settings: MailSettings
  /** The user's setting where there is room for two panes; on smaller screens a mail replaces the list. */
  layout: MailSettings['messageLayout']
  me: User
  /** The snoozed mails, and when each comes back. */
  snoozed: readonly Due[]
  /** When each mail of the outbox will be sent, by its id. */
  leaving: ReadonlyMap<string, string>
  /** The drafts that the address names; null for one that was sent or discarded, undefined until it is read. */
  drafts: { composed: Mail | null | undefined; replied: Mail | null | undefined }
  /** A mail with what is being written to it already in it. */
  withPendingChanges: <M extends MailState>(mail: M) => M
}

export const MailsContext = createContext<Mails | undefined>(undefined)

export function useMails(): Mails {
  const mails = use(MailsContext)
  if (!mails) throw new Error('useMails outside of MailsPage')
  return mails
}
