import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

// It goes offline.
test.use({ fullInstall: true })

eachVariant(({ isPhone, testIn }) => {
  testIn(0)(
    'a customer is added, survives a reload while it is typed, is found and changed, also offline',
    async ({ page, say }) => {
      await open(page, 'main/list/customer')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: say('New customer') }).click()
      const form = page.getByRole('dialog', { name: say('New customer') })
      await form.getByRole('textbox', { name: say('Name') }).fill('Đặng Thị Thử')
      await page.reload()
      await settled(page)
      await expect(form.getByRole('textbox', { name: say('Name') })).toHaveValue('Đặng Thị Thử')
      await form.getByRole('textbox', { name: say('Telephone') }).fill('0901234567')
      expect(await axeViolations(page)).toEqual([])
      await form.getByRole('button', { name: say('Save') }).click()
      await expect(form).toHaveCount(0)

      await main.getByRole('searchbox').fill('thu dang')
      const row = main.locator('[data-row]')
      await expect(row).toHaveCount(1)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await axeViolations(page), colorScheme).toEqual([])
      }
      await everyFileKept(page)
      await reloadOffline(page)
      if (isPhone) {
        await row.getByRole('button', { name: say('Open {name}', { name: 'Đặng Thị Thử' }) }).click()
        const opened = page.getByRole('dialog', { name: 'Đặng Thị Thử' })
        await opened.getByRole('textbox', { name: say('Group') }).fill('quen')
        await opened.getByRole('button', { name: say('Save') }).click()
        await expect(opened).toHaveCount(0)
      } else {
        await row.getByRole('button', { name: say('{label}: empty. Edit', { label: say('Group') }) }).click()
        await page.keyboard.type('quen')
        await page.keyboard.press('Enter')
        await expect(row).toContainText('quen')
      }
      await page.reload()
      await settled(page)
      await expect(row).toHaveCount(1)
      const { rows } = await sendTo<{ rows: unknown[] }>(
        page,
        'GET',
        '/api/shop/partners/customers?search=dang%20thi%20thu',
      )
      expect(rows).toMatchObject([{ name: 'Đặng Thị Thử', phone: '0901234567', group: 'quen' }])
    },
  )
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('@long prices and units of a product are changed in its tab', async ({ page, say }) => {
    await open(page, 'main/list/product/inbox/watch-1/details?part=prices')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: say('Add a unit') }).click()
    await main.getByRole('textbox', { name: say('Unit'), exact: true }).fill('hộp đôi')
    await main.getByRole('textbox', { name: say('Contains') }).fill('2')
    expect(await axeViolations(page)).toEqual([])
    await main.getByRole('button', { name: say('Save') }).click()
    await expect(main.getByRole('button', { name: say('Discard changes') })).toHaveCount(0)
    await page.reload()
    await settled(page)
    await expect(main.getByRole('textbox', { name: say('Unit'), exact: true })).toHaveValue('hộp đôi')
  })

  test('@long a viewer sees lists without controls that change them', async ({ page, say }) => {
    await open(page, 'main/list/product', 'viewer@outpost.example')
    await expect(page, 'without a category, all products').toHaveURL(/\/main\/list\/product\/all$/)
    await page.goto('main/list/warehouse')
    const main = page.getByRole('main')
    await expect(main.locator('[data-row]')).toHaveCount(2)
    await expect(main.getByRole('button', { name: say('New warehouse') })).toHaveCount(0)
    await expect(main.locator('[data-row]').first().getByRole('button')).toHaveCount(1)
  })
})
