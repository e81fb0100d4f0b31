import { checkedOut, inStock } from '#tests/support/goods.ts'
import { sendTo } from '#tests/support/tasks.ts'
import { open, settled, test } from '#tests/support/test.ts'

const sizes = [
  ['vi', 360, 760, 'light'],
  ['vi', 1440, 900, 'light'],
  ['en', 820, 1100, 'dark'],
] as const
for (const [language, width, height, colorScheme] of sizes)
  test.describe(`${language} ${width}`, () => {
    test.use({ language, viewport: { width, height }, colorScheme, shopDays: 6 })
    test('shots', async ({ page, say }) => {
      test.setTimeout(240_000)
      const shot = async (name: string) => {
        await settled(page)
        await page.screenshot({ path: `/tmp/goods-tools/shots/${name}-${width}.png` })
      }
      await open(page, 'main/task/take-out')
      const [a, b] = await inStock(page)
      if (!a || !b) throw new Error('no goods')
      await checkedOut(page, [a, b], 2)
      const two = await checkedOut(page, [a])
      const three = await checkedOut(page, [b])
      for (const row of [await checkedOut(page, [a]), await checkedOut(page, [b])])
        await sendTo(page, 'POST', `/api/shop/take-outs/${row.id}/collect`, { version: row.version, at: row.at, device: 'T1', backOrderId: crypto.randomUUID(), lines: row.lines.map(({ id, quantity }, i) => ({ lineId: id, quantity: i === 0 ? quantity - 1 : quantity })) })
      await page.reload()
      for (const { code } of [two, three]) await page.getByRole('checkbox', { name: say('Choose {code}', { code }) }).check()
      await shot('take-out')
      await page.getByRole('button', { name: say('Collect together') }).click()
      await shot('batch')
      await page.goto(`main/task/take-out?code=${two.code}`)
      await shot('code')
      await page.goto('main/task/export')
      await shot('export')
      await page.goto('main/task/delivery')
      await shot('delivery')
      const { rows } = await sendTo<{ rows: { id: string }[] }>(page, 'GET', '/api/shop/take-outs?status=collected')
      await page.goto(`main/take-out/${rows[0]?.id}`)
      await settled(page)
      await page.screenshot({ path: `/tmp/goods-tools/shots/linked-${width}.png`, fullPage: true })
      await page.goto('main/take-out?status=collected')
      await page.getByRole('button', { name: say('Saved views') }).click()
      await page.getByRole('textbox', { name: say('Name of the view') }).fill('Chờ giao')
      await page.keyboard.press('Enter')
      await shot('views')
      await page.goto('main/take-in/new')
      await shot('take-in')
      for (const path of ['tasks/task?id=task-1-1', 'tasks/task?id=task-1-2', 'contacts/contact?id=dang-quynh-anh', 'notes?id=note-1'])
        await sendTo(page, 'DELETE', `/api/apps/${path}`)
      await page.goto('main/trash')
      await page.getByRole('main').getByRole('checkbox').first().check()
      await shot('trash')
      await page.goto('main/trash?q=khong-co')
      await shot('trash-none')
      await page.goto('main/admin/audit')
      await shot('audit')
      await page.goto('main/admin')
      await settled(page)
      await page.screenshot({ path: `/tmp/goods-tools/shots/admin-${width}.png`, fullPage: true })
    })
  })
