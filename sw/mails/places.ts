import type { MailFilter, MailFolder, MailSettings } from '#src/contract/mails.ts'
import { db } from '#sw/db.ts'

const places = async <T>(id: string) => ((await db.sets.get(id))?.value ?? []) as T

export const folders = () => places<Omit<MailFolder, 'count'>[]>('mailFolders')
export const filters = () => places<MailFilter[]>('mailFilters')
export const settings = () => places<MailSettings>('mailSettings')

export async function updateSettings(fields: Partial<MailSettings>) {
  const value = { ...(await settings()), ...fields }
  await db.sets.put({ id: 'mailSettings', value })
  return value
}

export const inFolder = (id: string) => db.mails.where('[folder+date]').between([id, ''], [id, '\uffff'])

/** spec: sent and trash show 0, drafts and spam all their mails, all other folders the unread ones. */
export async function countedFolders(): Promise<MailFolder[]> {
  return Promise.all((await folders()).map(async folder => ({ ...folder, count: await count(folder) })))
}

function count({ id, slug }: Omit<MailFolder, 'count'>): Promise<number> | number {
  if (slug === 'sent' || slug === 'trash') return 0
  if (slug === 'drafts' || slug === 'spam') return inFolder(id).count()
  return db.mails.where('unreadIn').equals(id).count()
}
