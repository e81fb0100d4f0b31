import type { Page } from '@playwright/test'
import type { Mail } from '#src/contract/mails.ts'
import { insert } from './insert.ts'
import { sendTo } from './tasks.ts'
import type { wordsOf } from './words.ts'

type Say = ReturnType<typeof wordsOf>

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

/** The folders, filters and labels: beside the list on a desk; on a phone they come in over it. */
export async function places(page: Page, isPhone: boolean, say: Say) {
  const name = say('Folders and labels')
  if (isPhone) await page.getByRole('button', { name }).click()
  return page.getByRole('navigation', { name })
}

/** Takes back what a toast says has been done. */
export const undo = (page: Page, say: Say, done: string) =>
  page
    .getByRole('status')
    .getByRole('listitem')
    .filter({ hasText: done })
    .getByRole('button', { name: say('Undo') })
    .click()
