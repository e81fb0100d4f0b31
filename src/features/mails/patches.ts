import type { MailState } from '#src/contract/mails.ts'
import type { MailFolder } from '#src/contract/shared/mail-folders.ts'
import { isAsleep } from './mailbox/mailbox.ts'

export type Fields = Partial<Omit<MailState, 'id'>>

/** What is being written to some mails; each with how it was. `REMOVED` is where removed ones are for that while. */
export type Patches = ReadonlyMap<string, { before: MailState; fields: Fields }>

export const REMOVED = 'removed'

/** Applies a later change of the same mail on top of the earlier one. */
export function merge(patches: Patches, more: readonly { mail: MailState; fields: Fields }[]): Patches {
  const merged = new Map(patches)
  for (const { mail, fields } of more) {
    const known = merged.get(mail.id)
    merged.set(mail.id, { before: known?.before ?? mail, fields: { ...known?.fields, ...fields } })
  }
  return merged
}

/** The counts beside the folders, with the pending changes applied. */
export function counted(folders: readonly MailFolder[], patches: Patches): MailFolder[] {
  return folders.map(folder => {
    let { count } = folder
    for (const { before, fields } of patches.values())
      count += counts({ ...before, ...fields }, folder) - counts(before, folder)
    return { ...folder, count: Math.max(count, 0) }
  })
}

/** spec: sent and trash show 0, drafts and spam count all their mails, all other folders count the unread ones. */
function counts(mail: MailState, { id, slug }: MailFolder): number {
  const { folder, unread } = mail
  if (folder !== id || slug === 'sent' || slug === 'trash') return 0
  if (slug === 'inbox' && isAsleep(mail, new Date())) return 0
  return Number(slug === 'drafts' || slug === 'spam' || unread)
}
