import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true })

eachVariant(({ isPhone, testIn }) => {
  testIn(0)(
    '@long settings are saved: the account, what mails come, and the billing',
    async ({ page, say }) => {
      await open(page, 'pages/settings')
      const name = page.getByLabel(say('Full name'))
      await name.fill('')
      await page.getByRole('button', { name: say('Save'), exact: true }).click()
      await expect(name).toBeFocused()
      await name.fill('Nguyễn Hường')
      await page.getByLabel(say('What you do in the shop')).fill('Chủ tiệm')
      await page.reload()
      await expect(name, 'what was typed is still there').toHaveValue('Nguyễn Hường')
      await page.getByRole('button', { name: say('Save'), exact: true }).click()
      await expect(page.locator('#toasts').getByText(say('Saved'), { exact: true })).toBeVisible()

      const choose = async (panel: string) => {
        if (isPhone) await page.getByRole('button', { name: say('All settings') }).click()
        await page
          .getByRole('navigation', { name: say('Settings') })
          .getByRole('link', { name: panel })
          .click()
        await expect(page.getByRole('heading', { name: panel, level: 2 })).toBeVisible()
      }
      await choose(say('Notifications'))
      const news = page.getByRole('switch', { name: say('News about Outpost') })
      await expect(news).not.toBeChecked()
      await news.check()
      await choose(say('Plan and billing'))
      const taxCode = page.getByLabel(say('Tax code'))
      await taxCode.fill('0312345678')
      await page.getByRole('button', { name: say('Save'), exact: true }).click()
      await expect.poll(() => sendTo(page, 'GET', '/api/pages/plan')).toMatchObject({ taxCode: '0312345678' })
      await choose(say('Security'))
      await expect(page.getByLabel(say('Old password'))).toBeVisible()

      await everyFileKept(page)
      await page.goto('pages/settings?part=notifications')
      await expect(news).toBeChecked()
      await page.goto('pages/profile')
      await expect(page.getByRole('heading', { level: 1, name: 'Nguyễn Hường' })).toBeVisible()
      await reloadOffline(page)
      await expect(page.getByText('Chủ tiệm')).toBeVisible()
    },
  )

  testIn(1)(
    '@long the owner changes the role of a colleague, and nobody their own',
    async ({ page, say }) => {
      await open(page, 'pages/settings?part=team')
      const row = page.getByRole('listitem').filter({ hasText: 'Hồ Ngọc Lan' })
      await row.getByRole('combobox').click()
      await page.getByRole('option', { name: say('Cashier') }).click()
      await expect(row.getByRole('combobox')).toHaveText(say('Cashier'))
      const own = page.locator('main').getByRole('listitem').filter({ hasText: 'Nguyễn Thị Hường' })
      await expect(own).toBeVisible()
      await expect(own.getByRole('combobox')).toHaveCount(0)
      await page.reload()
      await expect(row.getByRole('combobox')).toHaveText(say('Cashier'))
    },
  )

  testIn(0)('@long a plan is chosen from the prices, and a viewer only sees them', async ({ page, say }) => {
    await open(page, 'pages/pricing/modern')
    await page.getByText(say('Yearly, two months free')).click()
    await expect(page.getByText(/1[.,]990[.,]000/)).toBeVisible()
    await page.getByRole('button', { name: /^(Choose Shop|Chọn Cửa hàng)$/ }).click()
    await expect(page).toHaveURL(/pages\/settings\?part=plan/)
    await expect(page.getByLabel(say('Billing period'))).toHaveText(say('Yearly, two months free'))
    for (const way of ['simple', 'single', 'table']) {
      await page.goto(`pages/pricing/${way}?cycle=year`)
      await expect(page.getByText(say('Your plan'), { exact: true }).first()).toBeVisible()
    }
    await open(page, 'pages/pricing/table', 'viewer@outpost.example')
    await expect(page.getByText(say('The owner of the shop chooses.')).first()).toBeVisible()
  })

  testIn(1)('@long the activities are listed by day, with links', async ({ page }) => {
    await open(page, 'pages/activities')
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Mở bảng' }).click()
    await expect(page).toHaveURL(/apps\/scrumboard\/tet/)
  })
})
