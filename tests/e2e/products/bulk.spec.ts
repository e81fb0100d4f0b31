import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { rowOf, storedProducts } from '#tests/support/data/products.ts'
import { expect, open, test } from '#tests/support/test.ts'

test('@long several products are taken off sale, get a category, a tag and a new price, and are restored', async ({
  page,
  language,
  say,
}) => {
  await open(page, 'apps/ecommerce/inventory')
  const all = await storedProducts(page)
  const chosen = all.filter(({ active }) => active).slice(0, 3)
  expect(chosen).toHaveLength(3)
  const now = async () => {
    const stored = await storedProducts(page)
    return chosen.map(({ id }) => stored.find(product => product.id === id))
  }
  const select = async () => {
    for (const { name } of chosen) await rowOf(page, name).getByRole('checkbox').check()
  }
  const bar = page.getByRole('toolbar', { name: say('Selected products') })

  await select()
  await bar.getByRole('button', { name: say('Change'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('Not on sale') }).click()
  await expect.poll(async () => (await now()).map(product => product?.active)).toEqual([false, false, false])
  const undo = page.getByRole('button', { name: say('Undo') })
  await undo.click()
  await expect.poll(now).toEqual(chosen)
  await expect(undo).toHaveCount(0)

  await bar.getByRole('button', { name: say('Change'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('Category') }).hover()
  await page.getByRole('menuitem', { name: language === 'vi' ? 'Nữ' : 'Ladies', exact: true }).click()
  await expect.poll(async () => new Set((await now()).map(product => product?.category)).size).toBe(1)
  await undo.click()
  await expect.poll(now).toEqual(chosen)
  await expect(undo).toHaveCount(0)

  await bar.getByRole('button', { name: say('Tag'), exact: true }).click()
  await page.getByRole('textbox', { name: say('Find or create a tag') }).fill('Giảm giá')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Giảm giá' })).toBeChecked()
  await expect
    .poll(async () =>
      (await now()).map((product, index) => (product?.tags.length ?? 0) - (chosen[index]?.tags.length ?? 0)),
    )
    .toEqual([1, 1, 1])
  await page.keyboard.press('Escape')
  await undo.click()
  await expect.poll(now).toEqual(chosen)
  await expect(undo).toHaveCount(0)

  await bar.getByRole('button', { name: say('Change'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('Change prices') }).click()
  const dialog = page.getByRole('dialog', { name: say('Change prices') })
  await dialog.getByRole('textbox').fill('-10')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page), colorScheme).toEqual([])
  }
  await dialog.locator('footer button').last().click()
  const cheaper = chosen.map(({ basePrice }) => Math.round(basePrice * 90) / 100)
  await expect.poll(async () => (await now()).map(product => product?.basePrice)).toEqual(cheaper)
  await page
    .getByRole('button', { name: say('Undo') })
    .last()
    .click()
  await expect.poll(now).toEqual(chosen)
})
