import { rowOf, storedMail } from '#tests/support/data/mails.ts'
import { expect, open, test } from '#tests/support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('R replies to the mail with the focus, and text typed while the editor loads goes into the reply', async ({
  page,
  say,
}) => {
  await open(page, 'apps/mailbox/inbox')
  await rowOf(page, 'Giao nước mắm thứ Sáu, dời sang 11:00').getByRole('link').focus()
  await page.keyboard.press('r')
  // C and E are keys of the list, and J opens the next mail.
  await page.keyboard.type('cej xong')
  await expect(page).toHaveURL(/inbox-1\?reply=/)
  const text = page.getByRole('article').getByRole('textbox', { name: say('Text') })
  await expect(text).toBeFocused()
  await expect(text).toContainText('cej xong')
  await expect(page.getByRole('dialog', { name: say('Mail being written') })).toHaveCount(0)
})

test('@long a mail that opens because the one before it was removed stays unread', async ({
  page,
  isNarrow,
  say,
}) => {
  await open(page, 'apps/mailbox/inbox/inbox-3')
  const mail = page.getByRole('article')
  await expect(mail.getByRole('heading').first()).toBeVisible()
  expect((await storedMail(page, 'inbox-4')).unread).toBe(true)
  let changes = 0
  page.on('request', request => {
    if (request.method() === 'PATCH' && request.postData()?.includes('inbox-4')) changes += 1
  })
  await page.keyboard.press('#')
  // On a narrow screen the list is shown again.
  await expect(page).toHaveURL(isNarrow ? /inbox$/ : /inbox-4$/)
  await expect(page.getByText(say('Moved to the trash'))).toBeVisible()
  expect((await storedMail(page, 'inbox-4')).unread).toBe(true)
  if (isNarrow) return

  await expect(mail.getByRole('heading', { name: 'Lịch giao chiều nay' })).toBeVisible()
  expect((await storedMail(page, 'inbox-4')).unread).toBe(true)

  await page.keyboard.press('m')
  await expect.poll(async () => (await storedMail(page, 'inbox-4')).unread).toBe(false)
  expect(changes, 'it is changed by the key only').toBe(1)
})

test('@long a draft without recipients has a pencil icon instead of initials', async ({ page, say }) => {
  await open(page, 'apps/mailbox/inbox')
  await page.getByRole('button', { name: say('Compose') }).click()
  await page.getByRole('textbox', { name: say('Subject') }).fill('Chưa gửi ai')
  await expect(page).toHaveURL(/compose=(?!new)/)
  await page.goto('apps/mailbox/drafts')
  const face = rowOf(page, 'Chưa gửi ai').locator('span[aria-hidden=true]').first()
  await expect(face).toHaveText('')
  await expect(face.locator('svg')).toHaveCount(1)
})
