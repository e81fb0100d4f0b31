import { useLingui } from '@lingui/react/macro'
import type { MailLabel } from '#src/contract/shared/mail-places.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import type { Place } from './place.ts'

/** The names of places. The API knows them in English; a label that was renamed is as its owner wrote it. */
export function useTitles() {
  const { t } = useLingui()
  const { folders, filters, labels } = useMails()

  const places: Record<string, string> = {
    inbox: t`Inbox`,
    sent: t`Sent`,
    drafts: t`Drafts`,
    outbox: t`Outbox`,
    spam: t`Spam`,
    trash: t`Trash`,
    all: t`All mail`,
    starred: t`Starred`,
    important: t`Important`,
    unread: t`Unread`,
  }
  const samples: Record<string, string> = {
    Personal: t`Personal`,
    Work: t`Work`,
    Payments: t`Payments`,
    Invoices: t`Invoices`,
    Accounts: t`Accounts`,
    Forums: t`Forums`,
  }

  const ofLabel = ({ title }: Pick<MailLabel, 'title'>) => samples[title] ?? title

  function ofPlace({ kind, slug }: Place) {
    const label = kind === 'label' && labels.find(label => label.slug === slug)
    if (label) return ofLabel(label)
    const stored = [...folders, ...filters].find(place => place.slug === slug)
    return places[slug] ?? stored?.title ?? slug
  }

  return { ofPlace, ofLabel }
}
