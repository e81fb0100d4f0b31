import { mailsIn, rowOf, storedMail, undo } from '#tests/support/data/mails.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

const delivery = 'Giao nước mắm thứ Sáu, dời sang 11:00'
const coffee = 'Giá cà phê tháng 12'
const payment = 'Đối soát ví điện tử ngày 19'

eachVariant(({ isNarrow, testIn }) => {
  testIn(1)(
    '@long several mails, a range, and all results of a search are selected and changed together',
    async ({ page, say }) => {
      await open(page, 'apps/mailbox/inbox')
      const bar = page.getByRole('toolbar', { name: say('Selected mails') })
      const link = (subject: string) => rowOf(page, subject).getByRole('link')
      await rowOf(page, delivery).getByRole('checkbox').check()
      await rowOf(page, coffee).getByRole('checkbox').check()
      await bar.getByRole('button', { name: say('Move to the trash') }).click()
      await expect(rowOf(page, delivery)).toHaveCount(0)
      await expect(rowOf(page, coffee)).toHaveCount(0)
      await undo(page, say, say('{count} mails moved to the trash', { count: '2' }))
      await expect(rowOf(page, delivery)).toBeVisible()
      await expect(rowOf(page, coffee)).toBeVisible()

      await link(coffee).click({ modifiers: ['Control'] })
      await link('Hợp đồng mặt bằng 2027').click({ modifiers: ['Shift'] })
      await expect(bar.getByRole('status')).toContainText('4')
      await expect(page, 'none of them is opened').toHaveURL(/inbox$/)
      await bar.getByRole('button', { name: say('Mark as read') }).click()
      await expect(bar).toHaveCount(0)
      await expect.poll(async () => (await mailsIn(page, 'inbox')).filter(mail => mail.unread)).toEqual([])

      await page.getByRole('searchbox', { name: say('Search mails') }).fill('em')
      await expect(page).toHaveURL(/q=em$/)
      const list = '/api/apps/mailbox/mails?folder=inbox&query=em'
      const { pagination } = await sendTo<{ pagination: { totalResults: number } }>(page, 'GET', list)
      const total = pagination.totalResults
      const range = page.getByText('1–10').first()
      await expect(range).toHaveText(new RegExp(`\\D${total}$`))
      const chooseAll = async () => {
        await rowOf(page, delivery).getByRole('checkbox').check()
        await page
          .locator('main li')
          .last()
          .getByRole('link')
          .click({ modifiers: ['Shift'] })
        await expect(bar.getByRole('status')).toContainText('10')
        await bar.getByRole('button', { name: say('All {total}', { total: `${total}` }) }).click()
        await expect(bar.getByRole('status')).toContainText(`${total}`)
      }
      await chooseAll()
      await bar.getByRole('button', { name: say('Labels') }).click()
      await page.getByRole('textbox', { name: say('Find or create a tag') }).fill('Đợt Tết')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('checkbox', { name: 'Đợt Tết' })).toBeChecked()
      await page.keyboard.press('Escape')
      await bar.getByRole('button', { name: say('More actions') }).click()
      await page.getByRole('menuitem', { name: say('Mark as important') }).click()
      await expect(bar, 'whatever is done ends the choice').toHaveCount(0)

      await chooseAll()
      await goTo(page, '/apps/mailbox/sent')
      await expect(page).toHaveURL(/sent$/)
      await expect(page.locator('main li').first()).toBeVisible()
      await expect(bar, 'what is not listed is not chosen').toHaveCount(0)

      await goTo(page, '/apps/mailbox/label/dot-tet')
      const expectAll = async () => {
        await expect(page.getByRole('heading', { level: 1, name: 'Đợt Tết' })).toBeVisible()
        await expect(range).toHaveText(new RegExp(`\\D${total}$`))
        await expect(page.locator('main li').getByRole('img', { name: say('Important') })).toHaveCount(10)
      }
      await expectAll()
      await reloadOffline(page)
      await expectAll()
    },
  )

  testIn(0)(
    '@long keys open the folders, move through the list, and do the same as the buttons',
    async ({ page, say }) => {
      await open(page, 'apps/mailbox/inbox')
      const { keyboard } = page
      const link = (subject: string) => rowOf(page, subject).getByRole('link')
      // With a pane beside the list the keys open the mails.
      const expectAt = (subject: string) =>
        isNarrow
          ? expect(link(subject)).toBeFocused()
          : expect(page.getByRole('article').getByRole('heading', { name: subject })).toBeVisible()
      const mail = page.getByRole('article')

      await test.step('keys open the folders', async () => {
        for (const [key, path] of [
          ['s', 'filter/starred'],
          ['t', 'sent'],
          ['d', 'drafts'],
          ['a', 'all'],
          ['i', 'inbox'],
        ] as const) {
          await keyboard.press('g')
          await keyboard.press(key)
          await expect(page).toHaveURL(new RegExp(`mailbox/${path}$`))
          await expect(page.locator('main li').first()).toBeVisible()
        }
      })

      await test.step('keys move through the list and change a mail', async () => {
        await keyboard.press('j')
        await expectAt(delivery)
        await keyboard.press('j')
        await expectAt(coffee)
        await keyboard.press('k')
        await expectAt(delivery)
        const tick = rowOf(page, delivery).getByRole('checkbox')
        await keyboard.press('x')
        await expect(tick).toBeChecked()
        await keyboard.press('Escape')
        await expect(tick).not.toBeChecked()
        await keyboard.press('s')
        await expect.poll(async () => (await storedMail(page, 'inbox-1')).starred).toBe(false)
        await keyboard.press('#')
        await expect.poll(async () => (await storedMail(page, 'inbox-1')).folder).toBe('trash')
        await expect(rowOf(page, delivery)).toHaveCount(0)
      })

      await test.step('keys change an open mail, and begin replies', async () => {
        await goTo(page, '/apps/mailbox/inbox/inbox-4')
        await expect(mail.getByRole('heading', { name: 'Lịch giao chiều nay' })).toBeVisible()
        await expect.poll(async () => (await storedMail(page, 'inbox-4')).unread).toBe(false)
        await keyboard.press('m')
        await expect.poll(async () => (await storedMail(page, 'inbox-4')).unread).toBe(true)
        await keyboard.press('k')
        await expect(mail.getByRole('heading', { name: payment })).toBeVisible()
        for (const [key, kind] of [
          ['r', 'reply'],
          ['a', 'all'],
          ['f', 'forward'],
        ] as const) {
          await keyboard.press(key)
          await expect(page).toHaveURL(new RegExp(`reply=${kind}$`))
          await mail.getByRole('button', { name: say('Discard'), exact: true }).click()
          await expect(page).toHaveURL(/inbox-3$/)
        }
        await keyboard.press('e')
        await expect(mail.getByRole('heading', { name: 'Lịch giao chiều nay' }), 'done, and on').toBeVisible()
        const isUnread = async () => (await storedMail(page, 'inbox-4')).unread
        await expect.poll(isUnread, 'marked as unread before, and opened again').toBe(false)
        await keyboard.press('!')
        await expect.poll(async () => (await storedMail(page, 'inbox-4')).folder).toBe('spam')
      })

      await test.step('keys begin a mail, show the keys and go to the search', async () => {
        await goTo(page, '/apps/mailbox/inbox')
        await keyboard.press('c')
        const letter = page.getByRole('dialog', { name: say('Mail being written') })
        await expect(letter.getByRole('combobox', { name: say('To'), exact: true })).toBeFocused()
        await keyboard.press('Escape')
        await expect(letter).toHaveCount(0)
        await keyboard.press('?')
        const sheet = page.getByRole('dialog', { name: say('Keys of this screen') })
        for (const label of [
          'New mail',
          'Go to the inbox',
          'Next in the list',
          'Select or deselect',
          'Move to the trash',
        ])
          await expect(sheet.getByText(say(label), { exact: true })).toBeVisible()
        await keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
        await keyboard.press('/')
        await expect(page.getByRole('searchbox', { name: say('Search mails') })).toBeFocused()
      })

      await test.step('the list is the same after an offline reload', async () => {
        await reloadOffline(page)
        for (const subject of [delivery, 'Lịch giao chiều nay'])
          await expect(rowOf(page, subject)).toHaveCount(0)
        await keyboard.press('j')
        await expectAt(coffee)
      })
    },
  )
})
