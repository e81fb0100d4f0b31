import type { Page } from '@playwright/test'
import type { Mail } from '#src/contract/mails.ts'
import { insert } from './insert.ts'
import { sendTo } from './tasks.ts'

/** What the server has of a mail. */
export const storedMail = (page: Page, id: string): Promise<Mail> =>
  sendTo(page, 'GET', `/api/apps/mailbox/mail?id=${id}`)

/** The newest mails of a folder. */
export async function mailsIn(page: Page, folder: string): Promise<Mail[]> {
  const { mails } = await sendTo<{ mails: Mail[] }>(page, 'GET', `/api/apps/mailbox/mails?folder=${folder}`)
  return mails
}

/** Puts mails into the database as they are, whatever is in them. */
export const insertMails = (page: Page, mails: readonly Partial<Mail>[]) =>
  insert(page, 'mails', 'inbox-2', mails)

/** A line of the list by the subject of its mail. */
export const rowOf = (page: Page, subject: string) =>
  page.locator('main li').filter({ has: page.getByText(subject, { exact: true }) })
