import type { Message } from '#src/contract/shell/messages.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true, shopDays: 0 })

const path = 'main/setting/employee/all/requests'

eachVariant(({ testIn }) => {
  testIn(1)(
    '@long a request is read and rejected with a reason, and one’s own is sent and withdrawn',
    async ({ page, say }) => {
      const unread = async (id: string) =>
        (await sendTo<Message[]>(page, 'GET', '/api/common/messages')).some(
          ({ link, read }) => !read && link?.endsWith(`/${id}`),
        )
      const button = (name: string) => page.getByRole('button', { name: say(name), exact: true })

      await open(page, `${path}/request-1`)
      await settled(page)
      await expect(page.getByRole('table')).toContainText('Ca chiều: Mai')
      await expect.poll(() => unread('request-1')).toBe(false)
      expect(await unread('request-2')).toBe(true)

      await button('Reject').click()
      const dialog = page.getByRole('dialog', { name: say('Reject the request') })
      await expect(dialog.getByRole('button', { name: say('Reject'), exact: true })).toBeDisabled()
      await dialog.getByLabel(say('Your comment')).fill('Thứ Bảy thiếu người.')
      await page.reload()
      await expect(dialog.getByLabel(say('Your comment')), 'the draft is kept').toHaveValue(
        'Thứ Bảy thiếu người.',
      )
      await dialog.getByRole('button', { name: say('Reject'), exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('list', { name: say('History') })).toContainText('Thứ Bảy thiếu người.')
      await expect(button('Approve')).toHaveCount(0)

      await page.goto(path)
      await page.getByRole('radio', { name: say('Rejected') }).click()
      const list = page.getByRole('region', { name: say('Requests') })
      await expect(list.getByRole('listitem')).toHaveCount(2)

      await page.goto(`${path}/request-2`)
      await button('Approve').click()
      const approval = page.getByRole('dialog', { name: say('Approve the request') })
      await approval.getByRole('button', { name: say('Approve'), exact: true }).click()
      await expect(approval).toBeHidden()
      await expect(button('Approve')).toHaveCount(0)
      await page.goto(`${path}?status=approved`)
      await expect(list.locator('a[href$="/request-2"]')).toBeVisible()

      await page.goto(path)
      await page
        .getByRole('link', { name: say('Make a request') })
        .first()
        .click()
      const reason = page.getByRole('textbox', { name: say('Reason') })
      await page.getByRole('button', { name: say('Send the request') }).click()
      await expect(reason, 'a reason is needed, and the days').toHaveAttribute('aria-invalid', 'true')
      await reason.fill('Sửa xe')
      await page.reload()
      await expect(reason, 'the draft is kept').toHaveValue('Sửa xe')
      await page.getByRole('button', { name: say('Send the request') }).click()
      await expect(page.getByText(say('Fill this in.')), 'both days are missing').toHaveCount(2)
      await page.getByRole('combobox', { name: say('What is it about?') }).click()
      await page.getByRole('option', { name: say('Salary advance') }).click()
      await page.getByLabel(say('Amount')).fill('1500000')
      await page.getByRole('button', { name: say('Send the request') }).click()
      await expect(page.getByRole('table')).toContainText(/1[.,]500[.,]000/)

      await everyFileKept(page)
      await reloadOffline(page)
      await page.getByLabel(say('Ask back, or add something')).fill('Thứ Sáu cần')
      await button('Add the comment').click()
      await expect(page.getByRole('list', { name: say('History') })).toContainText('Thứ Sáu cần')
      await button('Withdraw').click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Withdraw'), exact: true })
        .click()
      await expect(page.getByText(say('Withdrawn')).first()).toBeVisible()
      await expect(button('Withdraw')).toHaveCount(0)
    },
  )
})
