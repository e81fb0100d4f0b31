import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { checkedOut, inStock } from '#tests/support/data/goods.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

// The log contains only what these tests do.
test.use({ fullInstall: true, shopDays: 0 })

eachVariant(({ testIn }) => {
  testIn(0)(
    '@long the audit log says who did what and when, and is filtered, also without a network',
    async ({ page, say }) => {
      await open(page, 'main/admin')
      const [tea] = await inStock(page)
      if (!tea) throw new Error('The sample has goods')
      const old = await checkedOut(page, [tea], 9)
      const row = await checkedOut(page, [tea])
      await page.getByRole('link', { name: say('Audit log') }).click()
      const lines = page.getByRole('list', { name: say('Audit log') }).getByRole('listitem')
      await expect(lines).toHaveCount(2)
      await expect(lines.first()).toContainText(row.code)
      await expect(lines.first()).toContainText('Nguyễn Thị Hường')
      await expect(lines.first()).toContainText(say('Checked out'))
      expect(await axeViolations(page)).toEqual([])

      await page.getByRole('combobox', { name: say('What') }).click()
      await page.getByRole('option', { name: /^(Bán hàng|Sale)$/ }).click()
      await expect(page.getByText(say('Nobody did this in this time. Try fewer filters.'))).toBeVisible()
      await page.getByRole('button', { name: say('Show all') }).click()
      await expect(lines).toHaveCount(2)
      const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
      await page.goto(`main/admin/audit?to=${day}&by=huong`)
      await expect(lines).toHaveCount(1)
      await expect(lines).toContainText(old.code)

      await everyFileKept(page)
      await reloadOffline(page)
      await lines.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(old.code)
    },
  )

  testIn(1)('@long the screens of a group are shown, and no right is changed', async ({ page, say }) => {
    await open(page, 'main/admin')
    const card = page.getByRole('region', { name: say('View as') })
    await card.getByRole('combobox', { name: say('Group') }).click()
    await page.getByRole('option', { name: say('Driver') }).click()
    const screens = card.getByRole('list', { name: say('Screens of {name}', { name: say('Driver') }) })
    await expect(
      screens
        .getByRole('listitem')
        .filter({ hasText: say('Delivery') })
        .first(),
    ).toBeVisible()
    await expect(screens).not.toContainText(say('Administration'))
    // A select that is half below the bar at the top would be too small to press.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    expect(await axeViolations(page)).toEqual([])
    await expect(
      page.getByRole('region', { name: say('Backup of this device') }).getByRole('link'),
    ).toHaveAttribute('href', /device=backup/)
    await everyFileKept(page)
    await reloadOffline(page)
    await expect(card).toBeVisible()
  })
})
