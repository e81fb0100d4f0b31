import { linkOptions } from '@tanstack/react-router'
import type { MailState } from '#src/contract/mails.ts'

/** What a list of mails is of. The folder `all` is every mail, wherever it is; `outbox` is what has not left yet. */
export interface Place {
  kind: 'folder' | 'filter' | 'label'
  slug: string
}

/** Where a place is, or a mail in it. */
export function linkTo({ kind, slug }: Place, id?: string) {
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

/** The place that an address names. */
export function placeOf({ folder = 'all', filter, label }: PlaceParams): Place {
  if (filter !== undefined) return { kind: 'filter', slug: filter }
  return label === undefined ? { kind: 'folder', slug: folder } : { kind: 'label', slug: label }
}

type PlaceParams = Partial<Record<Place['kind'], string>>

export const isSame = (one: Place, other: Place) => one.kind === other.kind && one.slug === other.slug

export const inbox: Place = { kind: 'folder', slug: 'inbox' }

/** Whether a mail, as it is now, belongs to a place. */
export function isIn(mail: MailState, { kind, slug }: Place, labelId: string | undefined) {
  if (kind === 'label') return labelId === undefined || mail.labels.includes(labelId)
  if (kind === 'filter') return slug === 'starred' || slug === 'important' ? mail[slug] : true
  return slug === 'all' || mail.folder === slug
}
