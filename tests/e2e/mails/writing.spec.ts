import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { mailsIn, places, rowOf, undo } from '#tests/support/data/mails.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachMirroredVariant, reloadOffline } from '#tests/support/variants.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true })

eachMirroredVariant(({ isNarrow, testIn }) => {
  testIn(2)(
    '@long a mail is written, saved automatically, queued offline, taken back, sent and answered',
    async ({ page, context, say }) => {
      await open(page, 'apps/mailbox/inbox')
      const letter = page.getByRole('dialog', { name: say('Mail being written') })
      const field = (name: string) => letter.getByRole('combobox', { name: say(name), exact: true })
      const subject = letter.getByRole('textbox', { name: say('Subject') })
      const text = letter.getByRole('textbox', { name: say('Text') })
      const takeOut = (name: string) => letter.getByRole('button', { name: say('Take out {name}', { name }) })
      const send = () => letter.getByRole('button', { name: say('Send'), exact: true }).click()

      await test.step('recipients are typed and checked', async () => {
        await page.getByRole('button', { name: say('Compose') }).click()
        await send()
        await expect(letter.getByRole('alert')).toHaveText(say('Write whom it goes to.'))
        await field('To').fill('không phải địa chỉ')
        await field('To').press('Enter')
        await send()
        await expect(letter.getByRole('alert')).toContainText('không phải địa chỉ')
        await takeOut('không phải địa chỉ').click()
        await field('To').fill('le minh')
        await page.getByRole('option', { name: /chau@outpost.example/ }).waitFor()
        await field('To').press('Enter')
        for (const [name, address] of [
          ['Cc', 'kho@shop.example'],
          ['Bcc', 'sep@shop.example'],
        ] as const) {
          await expect(field(name)).toHaveCount(0)
          await letter.getByRole('button', { name: say(name), exact: true }).click()
          await expect(field(name)).toBeFocused()
          await field(name).fill(address)
          await field(name).press('Enter')
        }
      })

      await test.step('text, a link and a file are added, and saved automatically', async () => {
        await text.click()
        await letter.getByRole('button', { name: say('Bold') }).click()
        await page.keyboard.type('Em xem giúp chị')
        await letter.getByRole('button', { name: say('Bold') }).click()
        await letter.getByRole('button', { name: say('Link') }).click()
        await page.getByRole('textbox', { name: say('Address') }).fill('nhasuong.example/ca')
        await page.getByRole('button', { name: say('Apply') }).click()
        const file = { name: 'Lịch ca.txt', mimeType: 'text/plain', buffer: Buffer.from('T7: Châu') }
        await letter.getByLabel(say('Attach files')).last().setInputFiles(file)
        await expect(letter.getByText('Lịch ca.txt')).toBeVisible()
        await expect(letter.getByText(say('Saved'), { exact: true })).toBeAttached()
        await expect(page).toHaveURL(/compose=(?!new)/)
      })

      await test.step('a draft is closed, opened, and available offline', async () => {
        // Closing saves text whose autosave is still waiting; the draft stays the same mail, also offline.
        await subject.fill('Lịch ca thứ Bảy')
        await letter.getByRole('button', { name: say('Save and close') }).click()
        await expect(letter).toHaveCount(0)
        await goTo(page, '/apps/mailbox/drafts')
        await rowOf(page, 'Lịch ca thứ Bảy').getByRole('link').click()
        await expect(subject).toHaveValue('Lịch ca thứ Bảy')
        await everyFileKept(page)
        await reloadOffline(page)
        await expect(subject).toHaveValue('Lịch ca thứ Bảy')
        for (const name of ['Lê Minh Châu', 'kho@shop.example', 'sep@shop.example'])
          await expect(takeOut(name)).toBeVisible()
        await expect(text.locator('strong')).toHaveText('Em xem giúp chị')
        await expect(text.getByRole('link')).toHaveAttribute('href', 'https://nhasuong.example/ca')
        await expect(letter.getByText('Lịch ca.txt')).toBeVisible()
      })

      await test.step('the mail waits in the outbox without a network, and is taken back', async () => {
        await send()
        await expect(letter).toBeHidden()
        const nav = await places(page, isNarrow, say)
        const waiting = say('{waiting} waiting', { waiting: '1' })
        await nav.getByRole('link', { name: `${say('Outbox')}, ${waiting}` }).click()
        await rowOf(page, 'Lịch ca thứ Bảy').getByRole('link').click()
        await expect(page.getByText(say('It leaves as soon as there is a network again.'))).toBeVisible()
        await page
          .getByRole('article')
          .getByRole('button', { name: say('Take back') })
          .click()
        await expect(letter).toBeVisible()
        await context.setOffline(false)
      })

      await test.step('sending is undone, then the mail is sent and answered', async () => {
        await send()
        await undo(page, say, say('On its way'))
        await expect(subject).toHaveValue('Lịch ca thứ Bảy')
        await expect.poll(() => mailsIn(page, 'outbox')).toEqual([])
        await send()
        await expect(letter).toBeHidden()
        await page.reload()
        await expect
          .poll(async () => (await mailsIn(page, 'sent'))[0], { timeout: 20_000 })
          .toMatchObject({
            subject: 'Lịch ca thứ Bảy',
            to: 'Lê Minh Châu <chau@outpost.example>',
            cc: ['kho@shop.example'],
            bcc: ['sep@shop.example'],
            attachments: [{ name: 'Lịch ca.txt' }],
          })
        await expect
          .poll(async () => (await mailsIn(page, 'inbox'))[0]?.from.contact, { timeout: 20_000 })
          .toContain('Lê Minh Châu')
      })

      await test.step('the sent mail and the answer are available offline', async () => {
        await goTo(page, '/apps/mailbox/inbox')
        await reloadOffline(page)
        await expect(rowOf(page, 'Về: Lịch ca thứ Bảy').getByRole('link')).toHaveAccessibleName(
          say('Unread: {name}, {subject}', { name: 'Lê Minh Châu', subject: 'Về: Lịch ca thứ Bảy' }),
        )
        await goTo(page, '/apps/mailbox/sent')
        await expect(rowOf(page, 'Lịch ca thứ Bảy')).toBeVisible()
      })
    },
  )

  testIn(3)(
    '@long a reply, a reply to all and a forwarded mail contain the original text and its files',
    async ({ page, context, say }) => {
      const subject = 'Giao nước mắm thứ Sáu, dời sang 11:00'
      await open(page, 'apps/mailbox/inbox/inbox-1')
      const mail = page.getByRole('article')
      await page.frameLocator('iframe').getByText('cầu Bình Lợi').waitFor()
      const text = mail.getByRole('textbox', { name: say('Text') })
      const takeOut = (name: string) => mail.getByRole('button', { name: say('Take out {name}', { name }) })
      const discard = mail.getByRole('button', { name: say('Discard'), exact: true })

      await mail.getByRole('button', { name: say('Reply'), exact: true }).click()
      await expect(text).toBeFocused()
      await expect(takeOut('Trịnh Công Khoa')).toBeVisible()
      await expect(takeOut('Lê Minh Châu')).toHaveCount(0)
      await discard.click()
      await expect(text).toHaveCount(0)

      await mail.getByRole('button', { name: say('Reply to all') }).click()
      await expect(takeOut('Lê Minh Châu')).toBeVisible()
      await expect(text).toBeFocused()
      await page.keyboard.type('Dạ được anh.')
      await expect(page).toHaveURL(/reply=(?!all)/)
      await expect(mail.getByText(say('Saved'), { exact: true })).toBeAttached()
      await page.reload()
      await expect(text).toHaveText('Dạ được anh.')
      await mail.getByRole('button', { name: say('Show what you answer') }).click()
      await expect(page.frameLocator('iframe').last().getByText('40°N').last()).toBeVisible()
      const [draft] = await mailsIn(page, 'drafts')
      expect(draft).toMatchObject({
        to: 'Trịnh Công Khoa <khoa@honthom.example>',
        cc: ['Lê Minh Châu <chau@outpost.example>'],
        subject: `${say('Re')}: ${subject}`,
      })
      await discard.click()
      await expect.poll(async () => (await mailsIn(page, 'drafts'))[0]?.id).not.toBe(draft?.id)
      await undo(page, say, say('Draft discarded'))
      const letter = page.getByRole('dialog', { name: say('Mail being written') })
      await expect(letter.getByText('Dạ được anh.')).toBeVisible()
      await letter.getByRole('button', { name: say('Save and close') }).click()
      await expect(letter).toHaveCount(0)

      await mail.getByRole('button', { name: say('Forward') }).click()
      const forwarded = `${say('Fwd')}: ${subject}`
      await expect(mail.getByRole('textbox', { name: say('Subject') })).toHaveValue(forwarded)
      const to = mail.getByRole('combobox', { name: say('To'), exact: true })
      await expect(to).toBeFocused()
      await to.fill('mai@outpost.example')
      await to.press('Enter')
      await mail.getByRole('button', { name: say('Remove {name}', { name: 'Thùng mẫu mới.jpg' }) }).click()
      await everyFileKept(page)
      await context.setOffline(true)
      await mail.getByRole('button', { name: say('Send'), exact: true }).click()
      await expect(text).toHaveCount(0)
      const [sent] = await mailsIn(page, 'outbox')
      expect(sent).toMatchObject({ subject: forwarded, attachments: [{ name: 'Phiếu giao 20-11.pdf' }] })
      expect(sent?.content).toContain('40°N')

      await goTo(page, '/apps/mailbox/outbox')
      await rowOf(page, forwarded).getByRole('link').click()
      await reloadOffline(page)
      await expect(mail.getByRole('heading', { name: forwarded })).toBeVisible()
      await expect(mail.getByRole('link', { name: 'Phiếu giao 20-11.pdf' }).first()).toBeVisible()
      await expect(page.frameLocator('iframe').getByText('40°N').last()).toBeVisible()
    },
  )
})
