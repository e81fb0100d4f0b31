import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { insertMails, mailsIn, rowOf, storedMail, undo } from '#tests/support/data/mails.ts'
import { goTo } from '#tests/support/go-to.ts'
import { holdReads } from '#tests/support/servers/hold-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

const delivery = 'Giao nước mắm thứ Sáu, dời sang 11:00'
const coffee = 'Giá cà phê tháng 12'
const payment = 'Đối soát ví điện tử ngày 19'

eachVariant(({ isNarrow, testIn }) => {
  testIn(0)('mails are paged, read, marked, labelled, moved and restored', async ({ page, say }) => {
    await open(page, 'apps/mailbox')
    await expect(page).toHaveURL(/\/apps\/mailbox\/inbox$/)
    const loading = page.locator('[data-loading]')
    const sign = (subject: string, label: string) =>
      rowOf(page, subject).getByRole('img', { name: say(label) })
    const row = rowOf(page, payment)
    const link = row.getByRole('link')
    const from = { name: 'Bùi Thanh Trúc', subject: payment }
    const mail = page.getByRole('article')
    const stored = () => storedMail(page, 'inbox-3')
    const tools = mail.getByRole('toolbar', { name: say('Mail') })
    const marked = {
      unread: false,
      important: true,
      starred: true,
      labels: ['payments', 'work'],
      folder: 'inbox',
    }

    await test.step('the list is paged', async () => {
      await expect(page.getByText('1–10').first()).toBeVisible()
      await expect(loading).toHaveCount(0)
      const release = await holdReads(page, '/mailbox/mails')
      await page.getByRole('button', { name: say('Next page') }).click()
      await expect(loading).toHaveCSS('opacity', '1')
      await expect(loading).toBeInViewport()
      await release()
      await expect(loading).toHaveCount(0)
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByText('11–20').first()).toBeVisible()
      await page.getByRole('button', { name: say('Previous page') }).click()
      await expect(page).toHaveURL(/inbox$/)
      await goTo(page, '/apps/mailbox/inbox?page=99')
      await expect(page, 'past the end it goes to the last page').toHaveURL(/page=5/)
      await expect(page.getByRole('button', { name: say('Next page') })).toBeDisabled()
      await goTo(page, '/apps/mailbox/inbox')
    })

    await test.step('a row shows the state of its mail', async () => {
      await expect(link).toHaveAccessibleName(say('Unread: {name}, {subject}', from))
      const bar = (subject: string) =>
        rowOf(page, subject).evaluate(row => {
          const { content, backgroundColor, width } = getComputedStyle(row, '::before')
          return content !== 'none' && backgroundColor !== 'rgba(0, 0, 0, 0)' && Number.parseFloat(width) > 0
        })
      expect(await bar(payment), 'an unread mail has a bar').toBe(true)
      const read = (await mailsIn(page, 'inbox')).find(({ unread }) => !unread)?.subject
      expect(await bar(String(read)), 'a read mail has none').toBe(false)
      await expect(row.getByText(from.name)).toBeVisible()
      await expect(row.getByText(/Lệch 86.000 ₫ ở quầy 2/)).toBeVisible()
      await expect(row.getByText(say('Payments'))).toBeVisible()
      await expect(row.locator('time')).toHaveAttribute('datetime', (await storedMail(page, 'inbox-3')).date)
      await expect(row.locator('time')).not.toBeEmpty()
      await expect(sign(payment, 'Has attachments')).toBeVisible()
      await expect(sign(payment, 'Important')).toHaveCount(0)
      await expect(sign(delivery, 'Important')).toBeVisible()
      await expect(sign(coffee, 'Has attachments')).toHaveCount(0)
    })

    await test.step('opening marks a mail as read, and it is marked and labelled', async () => {
      // Its HTML is in a separate frame.
      await link.click()
      await expect(mail.frameLocator('iframe').getByText('VT-8841-0279')).toBeVisible()
      await expect.poll(async () => (await stored()).unread).toBe(false)
      await tools.getByRole('button', { name: say('Mark as unread') }).click()
      await expect.poll(async () => (await stored()).unread).toBe(true)
      await tools.getByRole('button', { name: say('Mark as read') }).click()
      await tools.getByRole('button', { name: say('Mark as important') }).click()
      await mail.getByRole('button', { name: say('Star'), exact: true }).click()
      await tools.getByRole('button', { name: say('Labels') }).click()
      await page.getByRole('checkbox', { name: say('tag: Work') }).check()
      await page.keyboard.press('Escape')
      await expect.poll(stored).toMatchObject(marked)
    })

    await test.step('a mail is moved to the trash, and back', async () => {
      await tools.getByRole('button', { name: say('Move to the trash') }).click()
      await expect.poll(async () => (await stored()).folder).toBe('trash')
      await undo(page, say, say('Moved to the trash'))
      await expect.poll(stored).toMatchObject(marked)
    })

    await test.step('labels and marks are available offline', async () => {
      await goTo(page, '/apps/mailbox/label/work')
      await expect(row).toBeVisible()
      await goTo(page, '/apps/mailbox/filter/important')
      await reloadOffline(page)
      await expect(link).toHaveAccessibleName(`${from.name}, ${payment}`)
      await expect(sign(payment, 'Important')).toBeVisible()
      await expect(row.getByRole('button', { name: say('Remove the star') })).toBeVisible()
      await expect(row.getByText(say('tag: Work'))).toBeVisible()
    })

    await test.step('an unknown folder leads to the inbox', async () => {
      await goTo(page, '/apps/mailbox/label/khong-co')
      await expect(page.getByRole('heading', { name: say('This folder is not here') })).toBeVisible()
      await page.getByRole('link', { name: say('Go to the inbox') }).click()
      await expect(page).toHaveURL(/\/inbox$/)
    })
  })

  testIn(1)(
    '@long a mail shows its recipients; its files, and the mail as a file, are opened and downloaded',
    async ({ page, say }) => {
      await open(page, 'apps/mailbox/sent/sent-9')
      const mail = page.getByRole('article')
      const facts = page.getByRole('dialog', { name: say('About this mail') })
      await mail.getByRole('button', { name: 'Phạm Gia Hân' }).last().click()
      await expect(facts).toContainText(`${say('Bcc')}Huỳnh Ngọc Mai <mai@outpost.example>`)
      await page.keyboard.press('Escape')

      await goTo(page, '/apps/mailbox/inbox/inbox-1')
      const files = mail.getByRole('list', { name: say('Attachments') })
      async function keep(press: () => Promise<void>) {
        const saving = page.waitForEvent('download')
        await press()
        const file = await saving
        return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
      }
      async function lookAtAll() {
        await mail.getByRole('button', { name: 'Lê Minh Châu' }).click()
        await expect(facts).toContainText('Trịnh Công Khoa <khoa@honthom.example>')
        await expect(facts).toContainText(`${say('Cc')}Lê Minh Châu <chau@outpost.example>`)
        await expect(facts.getByRole('definition').last()).toHaveText(/\d{4}.*\d\d:\d\d/)
        await page.keyboard.press('Escape')

        await expect(files.getByRole('listitem')).toHaveCount(2)
        await files.getByRole('button', { name: 'Thùng mẫu mới.jpg' }).click()
        const picture = page.getByRole('dialog').getByRole('img', { name: 'Thùng mẫu mới.jpg' })
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        await page.keyboard.press('Escape')
        await expect(picture).toHaveCount(0)
        const note = 'Phiếu giao 20-11.pdf'
        await expect(files.getByRole('link', { name: note }).first()).toHaveAttribute('target', '_blank')
        const kept = await keep(() =>
          files.getByRole('link', { name: say('Download {name}', { name: note }) }).click(),
        )
        expect(kept.name).toBe(note)
        expect(kept.bytes.subarray(0, 5).toString()).toBe('%PDF-')

        const eml = await keep(async () => {
          await mail.getByRole('button', { name: say('More actions') }).click()
          await page.getByRole('menuitem', { name: say('Save as a file (.eml)') }).click()
        })
        expect(eml.name).toBe('Giao nước mắm thứ Sáu, dời sang 11 00.eml')
        expect(eml.bytes.toString()).toContain('From: =?utf-8?B?')
        expect(eml.bytes.toString().match(/Content-Disposition: attachment/g)).toHaveLength(2)
      }
      await lookAtAll()
      await reloadOffline(page)
      await lookAtAll()
    },
  )

  testIn(0)(
    '@long the list is beside, below and in place of the mail; ten thousand mails are paged immediately',
    async ({ page, say }) => {
      await open(page, 'main/console')
      await insertMails(
        page,
        Array.from({ length: 10_000 }, (_, index) => ({
          id: `many-${index}`,
          date: '2020-01-01T00:00:00.000Z',
          subject: `Thư số ${index}`,
        })),
      )
      await goTo(page, '/apps/mailbox/inbox')
      await expect(page.getByText('1–10').first()).toContainText(/10[.,]046/)
      await goTo(page, '/apps/mailbox/inbox/inbox-1')
      const mail = page.getByRole('article')
      const row = rowOf(page, coffee)
      if (isNarrow) {
        await expect(mail).toBeVisible()
        await expect(row).toBeHidden()
        await reloadOffline(page)
        await expect(mail).toBeVisible()
        await expect(row).toBeHidden()
        await mail.getByRole('button', { name: say('Back to the list') }).click()
        await expect(row).toBeVisible()
        await expect(mail).toHaveCount(0)
        return
      }
      const expectLayout = async (layout: string) => {
        await expect(row).toBeVisible({ visible: layout !== 'In place of the list' })
        await expect(mail).toBeVisible()
        if (layout === 'In place of the list') return
        const topOf = async (part: Locator) => (await part.boundingBox())?.y
        const isLower = async () => Number(await topOf(mail)) > Number(await topOf(row))
        await expect.poll(isLower).toBe(layout === 'Below the list')
      }
      await expectLayout('Beside the list')
      for (const layout of ['In place of the list', 'Beside the list', 'Below the list']) {
        await page.getByRole('button', { name: say('Settings') }).click()
        await page.getByRole('menuitemradio', { name: say(layout) }).click()
        await expect(page.getByRole('menuitemradio')).toHaveCount(0)
        await expectLayout(layout)
      }
      await reloadOffline(page)
      await expectLayout('Below the list')
    },
  )
})
