import { cardOf } from '#tests/support/data/notes.ts'
import { expect, open, test } from '#tests/support/test.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 780],
] as const)
  test.describe(`${width < 500 ? '@long ' : ''}at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('an open note is printed without the rest of the page', async ({ page, say }) => {
      await open(page, 'apps/notes/note-1')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox', { name: say('Title') })).toHaveValue('Giao ca sáng')
      await page.emulateMedia({ media: 'print' })
      await expect(dialog.getByRole('textbox', { name: say('Title') })).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: say('Text') })).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveCount(0)
      await expect(page.locator('main')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await expect(page.locator('main')).toBeVisible()
      await dialog.getByRole('button', { name: say('Close') }).click()
      await page.emulateMedia({ media: 'print' })
      await expect(cardOf(page, 'Giao ca sáng')).toBeVisible()
    })

    test('an open contact is printed without the list, unless the user prints the list', async ({
      page,
      paneRole,
    }) => {
      await open(page, 'apps/contacts/dang-quynh-anh')
      const pane = page.getByRole(paneRole).last()
      const name = pane.getByRole('heading', { name: 'Đặng Quỳnh Anh' })
      const rows = page.locator('[data-row]')
      await expect(name).toBeVisible()
      await expect(rows.first()).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      await expect(name).toBeVisible()
      await expect(rows.filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
      await expect(rows.first()).toBeAttached()
      await page.evaluate(() => document.documentElement.setAttribute('data-print', 'page'))
      await page.emulateMedia({ media: 'print' })
      await expect(rows.filter({ visible: true }).first()).toBeVisible()
      await expect(name).toBeHidden()
    })
  })

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('@long an open conversation is printed without the list and the field, and no message over another', async ({
    page,
    viewport,
  }) => {
    await open(page, 'apps/chat/chau')
    const messages = page.getByRole('main').getByRole('log').locator('[data-index]')
    await expect(messages.last()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(messages.filter({ hasText: 'Chị ký phiếu 2041 giúp em nha.' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Lê Minh Châu' })).toBeVisible()
    await expect(page.locator('[data-row]').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    const boxes = await messages.evaluateAll(rows =>
      rows.map(row => {
        const { top, bottom, width } = row.getBoundingClientRect()
        return { top, bottom, width, index: Number(row.getAttribute('data-index')) }
      }),
    )
    expect(
      boxes.map(({ index }) => index),
      'all of them, in order',
    ).toEqual(boxes.map((_, index) => index))
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThan(
      Math.min(600, 0.8 * (viewport?.width ?? 0)),
    )
    expect(boxes.filter(({ top }, index) => index > 0 && top < (boxes[index - 1]?.bottom ?? 0) - 1)).toEqual(
      [],
    )
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('main').getByRole('textbox', { name: /Lê Minh Châu/ })).toBeVisible()
  })
})
