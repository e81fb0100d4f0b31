import type { MailFilter, MailFolder, MailSettings } from '#src/contract/shared/mail-folders.ts'
import { wroteAtText } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'
import { referenceData } from '#sw/storage/reference-data.ts'
import { isAsleep, mailListRows } from './list-rows.ts'

/** Returns the folders without their counts. */
export const folders = () => stored<Omit<MailFolder, 'count'>[]>('mailFolders', [])
/** Returns the filters. */
export const filters = () => stored<MailFilter[]>('mailFilters', [])
/** Returns the settings of the mailbox. */
export const settings = () => stored<MailSettings>('mailSettings', { messageLayout: 'right' })

const stored = async <T>(id: string, byDefault: T) => (await referenceData<T | undefined>(id)) ?? byDefault

/** Changes the settings of the mailbox and returns them. */
export async function updateSettings(fields: Partial<MailSettings>) {
  const value = { ...(await settings()), ...fields }
  await db.sets.put({ id: 'mailSettings', value })
  return value
}

/** spec: sent and trash show 0, drafts and spam all their mails, all other folders the unread ones. */
export async function countedFolders(): Promise<MailFolder[]> {
  const now = wroteAtText()
  const mails = (await mailListRows()).filter(mail => mail.folder !== 'inbox' || !isAsleep(mail, now))
  const count = (id: string, slug: string) => {
    if (slug === 'sent' || slug === 'trash') return 0
    const isAll = slug === 'drafts' || slug === 'spam'
    return mails.filter(({ folder, unread }) => folder === id && (isAll || unread)).length
  }
  return (await folders()).map(folder => ({ ...folder, count: count(folder.id, folder.slug) }))
}
