import { mailsIn, rowOf, storedMail } from '#tests/support/mails.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

// What is needed without a network is there before it is asked for.
test.use({ whole: true })

const subject = 'Giao nước mắm thứ Sáu, dời sang 11:00'

for (const { language, width } of [
  { language: 'vi', width: 1440 },
  { language: 'en', width: 390 },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    // The first journey goes both ways in every run, the others in the long one.
    const tag = language === 'vi' ? '' : '@long '
    const isPhone = width < 500
    test.use({ language, viewport: { width, height: isPhone ? 780 : 900 } })

    test('mails are read, marked, labelled, moved and found, and are so without a network', async ({
      page,
      context,
      say,
    }) => {
      await open(page, 'apps/mailbox')
      await expect(page).toHaveURL(/\/apps\/mailbox\/inbox$/)
      await expect(page.getByText('1–10').first()).toBeVisible()
      await page.getByRole('button', { name: say('Next page') }).click()
      await expect(page).toHaveURL(/page=2/)
      await page.goto('apps/mailbox/inbox?page=99')
      await expect(page, 'past the end it goes to the last page').toHaveURL(/page=5/)
      await page.goto('apps/mailbox/inbox')

      // Opening marks as read; the HTML stands in a frame of its own.
      await rowOf(page, 'Đối soát ví điện tử ngày 19').getByRole('link').click()
      const mail = page.getByRole('article')
      await expect(mail.frameLocator('iframe').getByText('VT-8841-0279')).toBeVisible()
      await expect.poll(async () => (await storedMail(page, 'inbox-3')).unread).toBe(false)

      const tools = mail.getByRole('toolbar')
      await tools.getByRole('button', { name: say('Mark as important') }).click()
      await mail.getByRole('button', { name: say('Star'), exact: true }).click()
      await tools.getByRole('button', { name: say('Labels') }).click()
      await page.getByRole('checkbox', { name: say('Work') }).check()
      await page.keyboard.press('Escape')
      await expect
        .poll(() => storedMail(page, 'inbox-3'))
        .toMatchObject({ important: true, starred: true, labels: ['payments', 'work'] })

      // Moved, taken back, and moved by key.
      await tools.getByRole('button', { name: say('Move to the trash') }).click()
      await page
        .getByRole('status')
        .getByRole('button', { name: say('Undo') })
        .click()
      await expect.poll(async () => (await storedMail(page, 'inbox-3')).folder).toBe('inbox')
      await page.goto('apps/mailbox/inbox/inbox-4')
      await expect(page.getByRole('article')).toBeVisible()
      await page.keyboard.press('#')
      await expect.poll(async () => (await storedMail(page, 'inbox-4')).folder).toBe('trash')

      // Several at once, and all of a list.
      await page.goto('apps/mailbox/inbox')
      await settled(page)
      await rowOf(page, subject).getByRole('checkbox').check()
      await rowOf(page, 'Giá cà phê tháng 12').getByRole('checkbox').check()
      const bulk = page.getByRole('toolbar', { name: say('Selected mails') })
      await bulk.getByRole('button', { name: say('Move to the trash') }).click()
      await expect(rowOf(page, subject)).toHaveCount(0)
      await page
        .getByRole('status')
        .getByRole('button', { name: say('Undo') })
        .last()
        .click()
      await expect(rowOf(page, subject)).toBeVisible()

      // Words without accents, in the address.
      const search = page.getByRole('searchbox', { name: say('Search mails') })
      await search.fill('nuoc mam honthom')
      await expect(page).toHaveURL(/q=nuoc/)
      await expect(search).toBeFocused()
      await expect(rowOf(page, subject).locator('mark').first()).toHaveText(/nước/i)
      await expect(page.locator('main li').filter({ hasText: 'Giá cà phê' })).toHaveCount(0)

      await context.setOffline(true)
      await page.reload()
      await settled(page)
      await expect(rowOf(page, subject)).toBeVisible()
      await page.goto('apps/mailbox/filter/important')
      await expect(rowOf(page, 'Đối soát ví điện tử ngày 19')).toBeVisible()
      await page.goto('apps/mailbox/label/khong-co')
      await expect(page.getByRole('heading', { name: say('This folder is not here') })).toBeVisible()
      await page.getByRole('link', { name: say('Go to the inbox') }).click()
      await expect(page).toHaveURL(/\/inbox$/)
    })

    test(`${tag}a mail is written, saves itself, is sent, taken back, sent again and answered`, async ({
      page,
      context,
      say,
    }) => {
      await open(page, 'apps/mailbox/inbox')
      await page.keyboard.press('c')
      const letter = page.getByRole('dialog', { name: say('Mail being written') })
      const to = letter.getByRole('combobox', { name: say('To'), exact: true })
      await to.fill('le minh')
      await page.getByRole('option', { name: /chau@outpost.example/ }).waitFor()
      await to.press('Enter')
      await letter.getByRole('textbox', { name: say('Subject') }).fill('Lịch ca thứ Bảy')
      const text = letter.getByRole('textbox', { name: say('Text') })
      await text.click()
      await letter.getByRole('button', { name: say('Bold') }).click()
      await page.keyboard.type('Em xem giúp chị')
      await letter
        .getByLabel(say('Attach files'))
        .last()
        .setInputFiles({
          name: 'Lịch ca.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('T7: Châu'),
        })
      await expect(letter.getByText('Lịch ca.txt')).toBeVisible()
      await expect(letter.getByText(say('Saved'), { exact: true })).toBeAttached()
      await expect(page).toHaveURL(/compose=(?!new)/)

      // It is the same letter after a reload without a network.
      await context.setOffline(true)
      await page.reload()
      await expect(letter.getByRole('textbox', { name: say('Subject') })).toHaveValue('Lịch ca thứ Bảy')
      await expect(text.locator('strong')).toHaveText('Em xem giúp chị')
      await letter.getByRole('button', { name: say('Send'), exact: true }).click()
      await expect(letter).toBeHidden()
      await page.goto('apps/mailbox/outbox')
      await rowOf(page, 'Lịch ca thứ Bảy').getByRole('link').click()
      await page.getByRole('button', { name: say('Take back') }).click()
      await expect(letter).toBeVisible()
      await context.setOffline(false)

      await to.fill('không phải địa chỉ')
      await to.press('Enter')
      await letter.getByRole('button', { name: say('Send'), exact: true }).click()
      await expect(letter.getByRole('alert')).toContainText('không phải địa chỉ')
      await letter
        .getByRole('button', { name: say('Take out {name}', { name: 'không phải địa chỉ' }) })
        .click()
      await letter.getByRole('button', { name: say('Send'), exact: true }).click()
      await expect(letter).toBeHidden()
      await page.reload()
      await expect
        .poll(async () => (await mailsIn(page, 'sent'))[0]?.subject, { timeout: 20_000 })
        .toBe('Lịch ca thứ Bảy')
      await expect
        .poll(async () => (await mailsIn(page, 'inbox'))[0]?.from.contact, { timeout: 20_000 })
        .toContain('Lê Minh Châu')
    })
  })

test('an answer is written below the mail, with what it answers, and can be discarded and taken back', async ({
  page,
  say,
}) => {
  await open(page, 'apps/mailbox/inbox/inbox-1')
  await page.frameLocator('iframe').getByText('cầu Bình Lợi').waitFor()
  await page.keyboard.press('a')
  const mail = page.getByRole('article')
  await expect(mail.getByText('Lê Minh Châu').last()).toBeVisible()
  const text = mail.getByRole('textbox', { name: say('Text') })
  await expect(text).toBeFocused()
  await page.keyboard.type('Dạ được anh.')
  await expect(page).toHaveURL(/reply=(?!all)/)
  await mail.getByRole('button', { name: say('Show what you answer') }).click()
  await expect(page.frameLocator('iframe').last().getByText('40°N').last()).toBeVisible()
  const [draft] = await mailsIn(page, 'drafts')
  expect(draft).toMatchObject({
    to: 'Trịnh Công Khoa <khoa@honthom.example>',
    cc: ['Lê Minh Châu <chau@outpost.example>'],
    subject: `Về: ${subject}`,
  })
  await mail.getByRole('button', { name: say('Discard'), exact: true }).click()
  await expect.poll(async () => (await mailsIn(page, 'drafts'))[0]?.id).not.toBe(draft?.id)
  await page
    .getByRole('status')
    .getByRole('button', { name: say('Undo') })
    .click()
  await expect(page.getByRole('dialog').getByText('Dạ được anh.')).toBeVisible()
})

test('labels are made, coloured, renamed and deleted', async ({ page, say }) => {
  await open(page, 'apps/mailbox/inbox?labels=edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('New label') }).fill('Nhà cung cấp')
  await dialog.getByRole('button', { name: say('Add') }).click()
  const name = dialog.getByRole('textbox', { name: say('Name of the label') }).last()
  await expect(name).toHaveValue('Nhà cung cấp')
  await name.fill('Nhập hàng')
  await name.press('Enter')
  await dialog.getByRole('button', { name: say('Delete {title}', { title: say('Forums') }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete'), exact: true })
    .click()
  await dialog.getByRole('button', { name: say('Done') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Nhập hàng' })).toHaveAttribute(
    'href',
    /label\/nhap-hang/,
  )
  await expect(page.getByRole('main').getByRole('link', { name: say('Forums') })).toHaveCount(0)
})
