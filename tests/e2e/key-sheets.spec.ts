import { goTo } from '#tests/support/go-to.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test('@long ? shows the keys of each app, and each app is printed without the navigation', async ({
  page,
  isNarrow,
  say,
}) => {
  await open(page, 'main/console')
  for (const [path, key, printed] of [
    ['apps/ecommerce/inventory', 'New product', 'tr[data-row]'],
    ['apps/scrumboard', 'New board', 'main article'],
    ['apps/file-manager', 'New folder', '[data-row]'],
    ['apps/help-center', 'Search the help', 'main h3'],
    // A narrow screen shows either the list or a conversation.
    isNarrow ? ['apps/chat', 'New chat', '[data-row]'] : ['apps/chat/chau', 'New chat', '[role=log] p'],
    ['apps/academy', 'Search the courses', 'main article'],
    ['apps/notes', 'New note', 'main li[data-index]'],
  ] as const)
    await test.step(path, async () => {
      await goTo(page, `/${path}`)
      await settled(page)
      await expect(page.locator(printed).first()).toBeVisible()
      await page.keyboard.press('?')
      const sheet = page.getByRole('dialog', { name: say('Keys of this screen') })
      await expect(sheet.getByText(say(key), { exact: true })).toBeVisible()
      // Keys reach the sheet once it has the focus.
      await expect(sheet.locator(':focus')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator(printed).first()).toBeVisible()
      await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    })
})
