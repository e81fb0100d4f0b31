import type { Page } from '@playwright/test'
import type { Mail } from '#src/contract/mails.ts'
import { sendTo } from './tasks.ts'
import { workerOf } from './worker.ts'

/** What the server has of a mail. */
export const storedMail = (page: Page, id: string): Promise<Mail> =>
  sendTo(page, 'GET', `/api/apps/mailbox/mail?id=${id}`)

/** The newest mails of a folder. */
export async function mailsIn(page: Page, folder: string): Promise<Mail[]> {
  const { mails } = await sendTo<{ mails: Mail[] }>(page, 'GET', `/api/apps/mailbox/mails?folder=${folder}`)
  return mails
}

/** Puts mails into the database as they are, whatever is in them. */
export async function insertMails(page: Page, mails: Partial<Mail>[]) {
  await page.evaluate(async mails => {
    const done = (asked: IDBRequest | IDBTransaction, event: 'success' | 'complete') =>
      new Promise((resolve, reject) => {
        asked.addEventListener(event, resolve)
        asked.addEventListener('error', () => reject(asked.error))
      })
    const opening = indexedDB.open('outpost')
    await done(opening, 'success')
    const writing = opening.result.transaction(['mails', 'written'], 'readwrite')
    const rows = writing.objectStore('mails')
    const sample = rows.get('inbox-2')
    await done(sample, 'success')
    for (const mail of mails) rows.put({ ...sample.result, ...mail })
    writing.objectStore('written').add({ table: 'mails' })
    await done(writing, 'complete')
    opening.result.close()
  }, mails)
  // It knows of what it wrote itself only.
  await (await workerOf(page)).stop()
}

/** A line of the list by the subject of its mail. */
export const rowOf = (page: Page, subject: string) =>
  page.locator('main li').filter({ has: page.getByText(subject, { exact: true }) })
