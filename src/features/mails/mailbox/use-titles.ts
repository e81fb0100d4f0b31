import { useLingui } from '@lingui/react/macro'
import type { MailLabel } from '#src/contract/shared/mail-folders.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import type { Mailbox } from './mailbox.ts'

/** The names of mailboxes, translated from the API's English names. A label that was renamed keeps the user's text. */
export function useTitles() {
  const { t } = useLingui()
  const { folders, filters, labels } = useMails()

  const mailboxes: Record<string, string> = {
    inbox: t`Inbox`,
    sent: t`Sent`,
    drafts: t`Drafts`,
    outbox: t`Outbox`,
    snoozed: t`Snoozed`,
    spam: t`Spam`,
    trash: t`Trash`,
    all: t`All mail`,
    starred: t`Starred`,
    important: t`Important`,
    unread: t`Unread`,
  }
  const samples: Record<string, string> = {
    Personal: t`Personal`,
    Work: t({ message: 'Work', context: 'tag' }),
    Payments: t`Payments`,
    Invoices: t`Invoices`,
    Accounts: t`Accounts`,
    Forums: t`Forums`,
  }

  const ofLabel = ({ title }: Pick<MailLabel, 'title'>) => samples[title] ?? title

  function ofMailbox({ kind, slug }: Mailbox) {
    const label = kind === 'label' && labels.find(label => label.slug === slug)
    if (label) return ofLabel(label)
    const stored = [...folders, ...filters].find(mailbox => mailbox.slug === slug)
    return mailboxes[slug] ?? stored?.title ?? slug
  }

  return { ofMailbox, ofLabel }
}
