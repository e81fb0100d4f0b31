import { mailsIn, rowOf, storedMail } from '#tests/support/data/mails.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, test } from '#tests/support/test.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 860 } })

const subject = 'Lịch giao chiều nay'

test('@long a conversation opens as one, and a snoozed mail comes back first in the inbox', async ({
  page,
  say,
}) => {
  await open(page, 'apps/mailbox/inbox')
  const inbox = await mailsIn(page, 'inbox')
  const { id = '' } = inbox.find(mail => mail.subject === subject) ?? {}
  await rowOf(page, subject).getByRole('link').click()
  const mail = page.getByRole('article', { name: subject, exact: true })
  const later = mail.getByRole('list', { name: say('Later mails of the conversation') })
  await expect(later.getByRole('listitem')).toHaveCount(1)
  const fold = later.getByRole('button').first()
  await expect(fold, 'the newest mail is open').toHaveAttribute('aria-expanded', 'true')
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await later.getByRole('link', { name: say('Open this mail') }).click()
  const reply = page.getByRole('article', { name: `Về: ${subject}` })
  const earlier = reply.getByRole('list', { name: say('Earlier mails of the conversation') })
  await expect(earlier.getByRole('button').first()).toHaveAttribute('aria-expanded', 'false')

  await goTo(page, `/apps/mailbox/inbox/${id}`)
  await mail.getByRole('button', { name: say('Snooze'), exact: true }).click()
  await page
    .getByRole('dialog', { name: say('Snooze') })
    .getByRole('button', { name: new RegExp(`^${say('Tomorrow')}`) })
    .click()
  await expect(rowOf(page, subject)).toHaveCount(0)
  // The list shows the change before it is stored.
  await expect
    .poll(async () => Date.parse((await storedMail(page, id)).snoozedUntil ?? ''))
    .toBeGreaterThan(Date.now())

  await goTo(page, '/apps/mailbox/snoozed')
  await page.reload()
  await expect(rowOf(page, subject)).toBeVisible()
  await expect(rowOf(page, subject).getByRole('img', { name: say('Snoozed') })).toBeVisible()

  const past = new Date(Date.now() - 1000).toISOString()
  await sendTo(page, 'PATCH', '/api/apps/mailbox/mail', { id, mail: { snoozedUntil: past } })
  await goTo(page, '/apps/mailbox/inbox')
  await page.reload()
  const first = page.locator('main li[data-row]').first()
  await expect(first.getByText(subject, { exact: true })).toBeVisible()
  await expect(first.getByRole('img', { name: say('Back from snooze') })).toBeVisible()
})

test('@long several mails are snoozed from the bar without a network, and their snooze is ended there', async ({
  page,
  say,
}) => {
  const subjects = ['Giao nước mắm thứ Sáu, dời sang 11:00', 'Giá cà phê tháng 12']
  const bar = page.getByRole('toolbar', { name: say('Selected mails') })
  const panel = page.getByRole('dialog', { name: say('Snooze') })
  async function chooseAll() {
    for (const text of subjects) await rowOf(page, text).getByRole('checkbox').check()
    await bar.getByRole('button', { name: say('Snooze'), exact: true }).click()
  }
  await open(page, 'apps/mailbox/inbox')
  await chooseAll()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await page.context().setOffline(true)
  await panel.getByRole('button', { name: new RegExp(`^${say('Next week')}`) }).click()
  for (const text of subjects) await expect(rowOf(page, text)).toHaveCount(0)

  await goTo(page, '/apps/mailbox/snoozed')
  await page.reload()
  for (const text of subjects) await expect(rowOf(page, text)).toBeVisible()
  await chooseAll()
  await panel.getByRole('button', { name: say('End the snooze') }).click()
  await expect(page.locator('main li[data-row]')).toHaveCount(0)
  await goTo(page, '/apps/mailbox/inbox')
  for (const text of subjects) await expect(rowOf(page, text)).toBeVisible()
})
