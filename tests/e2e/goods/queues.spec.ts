import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { checkedOut, inStock } from '#tests/support/data/goods.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

// The queues contain only the documents of these tests.
test.use({ fullInstall: true, shopDays: 0 })

eachVariant(({ testIn }) => {
  testIn(1)(
    '@long slips are found by a code, and several are collected from one list; a refused one says why and stays',
    async ({ page, say }) => {
      await open(page, 'main/task/take-out')
      const [tea, rice] = await inStock(page)
      if (!tea || !rice) throw new Error('The sample has goods')
      const old = await checkedOut(page, [tea], 3)
      const first = await checkedOut(page, [tea, rice])
      const second = await checkedOut(page, [tea])
      await page.reload()
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(3)
      await expect(
        page.getByRole('heading', { level: 2, name: new RegExp(`^${say('Today')}`) }),
      ).toBeVisible()
      expect(await axeViolations(page)).toEqual([])

      const find = async (code: string) => {
        await page.getByRole('button', { name: say('Scan with the camera') }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox', { name: say('Barcode or SKU') }).fill(code)
        await dialog.getByRole('button', { name: say('Find') }).click()
        await expect(dialog).toHaveCount(0)
      }
      await find(old.code)
      await expect(cards).toHaveCount(1)
      await expect(cards).toContainText(old.code)
      await find(rice.barcode)
      await expect(cards).toContainText(first.code)
      await page.getByRole('button', { name: say('Show all') }).click()
      await expect(cards).toHaveCount(3)

      for (const { code } of [first, second])
        await page.getByRole('checkbox', { name: say('Choose {code}', { code }) }).check()
      await page.getByRole('button', { name: say('Collect together') }).click()
      const dialog = page.getByRole('dialog')
      const goods = dialog.getByRole('list', { name: say('Goods to pick') }).getByRole('listitem')
      await expect(goods).toHaveCount(2)
      await expect(goods.filter({ hasText: tea.name })).toContainText('4')
      await goods.filter({ hasText: tea.name }).getByRole('button').click()
      expect(await axeViolations(page)).toEqual([])
      // What is ticked survives a reload.
      await page.reload()
      await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(1)

      // Another person cancels the second slip: the version is older than the stored one.
      await sendTo(page, 'POST', `/api/shop/take-outs/${second.id}/cancel`, {
        version: second.version,
        at: new Date().toISOString(),
      })
      await dialog.getByRole('button', { name: say('All there') }).click()
      await dialog.locator('footer button').last().click()
      await expect(dialog.getByRole('alert')).toContainText(second.code)
      const states = await Promise.all(
        [old, first, second].map(({ id }) => sendTo<TakeOut>(page, 'GET', `/api/shop/take-outs/${id}`)),
      )
      expect(states.map(({ status }) => status)).toEqual(['checked-out', 'collected', 'cancelled'])

      await everyFileKept(page)
      await page.keyboard.press('Escape')
      await reloadOffline(page)
      await expect(cards).toHaveCount(1)
      await expect(cards).toContainText(old.code)
    },
  )

  testIn(0)(
    '@long a run is put into another order with the keyboard, and stays so after an offline reload',
    async ({ page, say }) => {
      await open(page, 'main/task/delivery')
      const [tea] = await inStock(page)
      if (!tea) throw new Error('The sample has goods')
      const codes: string[] = []
      for (const daysAgo of [3, 2, 1]) {
        const row = await checkedOut(page, [tea], daysAgo)
        await sendTo(page, 'POST', `/api/shop/take-outs/${row.id}/collect`, {
          version: row.version,
          at: row.at,
          device: 'T1',
          backOrderId: crypto.randomUUID(),
          lines: row.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        })
        codes.push(row.code)
      }
      await page.reload()
      const cards = page.getByRole('article')
      const shown = async () =>
        (await cards.allTextContents()).map(text => codes.findIndex(code => text.includes(code)))
      await expect.poll(shown).toEqual([0, 1, 2])
      const earlier = (code = '') => page.getByRole('button', { name: say('Earlier: {code}', { code }) })
      await expect(earlier(codes[0])).toBeDisabled()
      await earlier(codes[2]).focus()
      await page.keyboard.press('Enter')
      await expect.poll(shown).toEqual([0, 2, 1])
      await expect(earlier(codes[2])).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(shown).toEqual([2, 0, 1])
      // There is nothing earlier, so the other button has the focus.
      await expect(
        page.getByRole('button', { name: say('Later: {code}', { code: codes[2] ?? '' }) }),
      ).toBeFocused()
      expect(await axeViolations(page)).toEqual([])
      await expect(cards.first().getByRole('link', { name: '0903 111 222' })).toHaveAttribute(
        'href',
        'tel:0903111222',
      )
      await expect(cards.first().getByRole('link', { name: /Lê Lợi/ })).toHaveAttribute('href', /maps/)

      await everyFileKept(page)
      await reloadOffline(page)
      await expect.poll(shown).toEqual([2, 0, 1])
    },
  )
})
