import type { Page } from '@playwright/test'
import type { Mail } from '#src/contract/mails.ts'
import type { wordsOf } from '#tests/support/words.ts'
import { insert } from './insert.ts'
import { sendTo } from './tasks.ts'

type Say = ReturnType<typeof wordsOf>

/** Returns a stored mail. */
export const storedMail = (page: Page, id: string): Promise<Mail> =>
  sendTo(page, 'GET', `/api/apps/mailbox/mail?id=${id}`)

/** Returns the newest mails of a folder. */
export async function mailsIn(page: Page, folder: string): Promise<Mail[]> {
  const { mails } = await sendTo<{ mails: Mail[] }>(page, 'GET', `/api/apps/mailbox/mails?folder=${folder}`)
  return mails
}

/** Writes mails directly into the database, without checks. */
export const insertMails = (page: Page, mails: readonly Partial<Mail>[]) =>
  insert(page, 'mails', 'inbox-2', mails)

/** Returns the row of the list with a subject. */
export const rowOf = (page: Page, subject: string) =>
  page.locator('main li').filter({ has: page.getByText(subject, { exact: true }) })

/** Returns the folders, filters and labels: they are beside the list on a desktop; on a phone they open over it. */
export async function places(page: Page, isPhone: boolean, say: Say) {
  const name = say('Folders and labels')
  if (isPhone) await page.getByRole('button', { name }).click()
  return page.getByRole('navigation', { name })
}

/** Clicks Undo in the toast with this text. */
export const undo = (page: Page, say: Say, done: string) =>
  page
    .getByRole('status')
    .getByRole('listitem')
    .filter({ hasText: done })
    .getByRole('button', { name: say('Undo') })
    .click()
