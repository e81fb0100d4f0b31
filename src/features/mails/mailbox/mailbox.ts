import { linkOptions } from '@tanstack/react-router'
import { endOfMinute, isAfter } from 'date-fns'
import type { MailState } from '#src/contract/mails.ts'

/**
 * Identifies a list of mails. The folder `all` contains every mail; `outbox` contains the mails that are not sent yet.
 */
export interface Mailbox {
  kind: 'folder' | 'filter' | 'label'
  slug: string
}

/** The link to a mailbox, or to a mail in it. */
export function mailboxLink({ kind, slug }: Mailbox, id?: string) {
  if (kind === 'filter')
    return id
      ? linkOptions({ to: '/apps/mailbox/filter/$filter/$id', params: { filter: slug, id } })
      : linkOptions({ to: '/apps/mailbox/filter/$filter', params: { filter: slug } })
  if (kind === 'label')
    return id
      ? linkOptions({ to: '/apps/mailbox/label/$label/$id', params: { label: slug, id } })
      : linkOptions({ to: '/apps/mailbox/label/$label', params: { label: slug } })
  return id
    ? linkOptions({ to: '/apps/mailbox/$folder/$id', params: { folder: slug, id } })
    : linkOptions({ to: '/apps/mailbox/$folder', params: { folder: slug } })
}

/** The mailbox that an address names. */
export function mailboxOf({ folder = 'all', filter, label }: MailboxParams): Mailbox {
  if (filter !== undefined) return { kind: 'filter', slug: filter }
  return label === undefined ? { kind: 'folder', slug: folder } : { kind: 'label', slug: label }
}

type MailboxParams = Partial<Record<Mailbox['kind'], string>>

export const isSameMailbox = (one: Mailbox, other: Mailbox) =>
  one.kind === other.kind && one.slug === other.slug

export const inbox: Mailbox = { kind: 'folder', slug: 'inbox' }

/** Whether a mail, in its current state, belongs to a mailbox. */
export function isInMailbox(
  mail: MailState,
  { kind, slug }: Mailbox,
  labelId: string | undefined,
  now: Date,
) {
  if (kind === 'label') return labelId === undefined || mail.labels.includes(labelId)
  if (kind === 'filter') return slug === 'starred' || slug === 'important' ? mail[slug] : true
  if (slug === 'snoozed') return isAsleep(mail, now)
  return slug === 'all' || (mail.folder === slug && !(slug === 'inbox' && isAsleep(mail, now)))
}

/** Whether a mail is snoozed at a time, compared in whole minutes: then it is not in the inbox. */
export const isAsleep = ({ snoozedUntil }: Pick<MailState, 'snoozedUntil'>, now: Date) =>
  isAfter(snoozedUntil ?? '', endOfMinute(now))
