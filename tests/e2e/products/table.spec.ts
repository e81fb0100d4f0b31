import type { Page } from '@playwright/test'
import { storedProducts } from '#tests/support/data/products.ts'
import { holdReads } from '#tests/support/servers/hold-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'

const names = (page: Page) => page.locator('tr[data-row] a').allTextContents()

test('@long the table is sorted, filtered and turned in the address', async ({
  page,
  language,
  isPhone,
  say,
}) => {
  await open(page, 'apps/ecommerce/inventory?size=5')
  const all = await storedProducts(page)
  await expect.poll(() => names(page)).toEqual(all.slice(0, 5).map(({ name }) => name))

  const loading = page.getByRole('progressbar', { name: say('Loading the products') })
  await expect(loading).toHaveCount(0)
  const release = await holdReads(page, '/inventory/products')
  await page.getByRole('button', { name: say('Last page') }).click()
  await expect(loading).toBeVisible()
  expect(await names(page), 'the rows before stay until the next ones are there').toHaveLength(5)
  await release()
  await expect(loading).toHaveCount(0)
  const last = Math.ceil(all.length / 5)
  await expect(page).toHaveURL(new RegExp(`page=${last}`))
  await expect.poll(() => names(page)).toEqual(all.slice((last - 1) * 5).map(({ name }) => name))
  await page.goto('apps/ecommerce/inventory?size=5&page=999')
  await expect(page, 'a page past the end leads to the last one').toHaveURL(new RegExp(`page=${last}$`))

  // A phone has no column of prices, and sorts by a menu.
  const sortBy = async (order: string) => {
    if (!isPhone)
      return page
        .getByRole('table')
        .getByRole('button', { name: say('Price') })
        .click()
    const menu = page.getByRole('button', { name: new RegExp(`^${say('Sort by')}`) })
    await menu.click()
    await page.getByRole('menuitemradio', { name: say('Price'), exact: true }).click()
    await menu.click()
    await page.getByRole('menuitemradio', { name: say(order) }).click()
  }
  await sortBy('Ascending')
  if (!isPhone)
    await expect(page.getByRole('columnheader', { name: say('Price') })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  const firstPrice = async () => {
    const [first] = await names(page)
    return all.find(({ name }) => name === first)?.price
  }
  const byPrice = all.toSorted((a, b) => a.price - b.price)
  await expect.poll(firstPrice).toBe(byPrice[0]?.price)
  await sortBy('Descending')
  await expect(page).toHaveURL(/order=desc/)
  await expect.poll(firstPrice).toBe(byPrice.at(-1)?.price)

  await page.goto('apps/ecommerce/inventory?size=100')
  await page.getByRole('button', { name: say('Low stock') }).click()
  const low = all.filter(({ active, stock }) => active && stock < 20)
  await expect(page.locator('tr[data-row]')).toHaveCount(low.length)
  await page.goBack()
  await expect(page).not.toHaveURL(/low=/)

  await page
    .getByRole('search', { name: say('Find products') })
    .getByRole('button')
    .nth(1)
    .click()
  await page.getByRole('menuitemradio', { name: language === 'vi' ? 'Nữ' : 'Ladies', exact: true }).click()
  await expect(page).toHaveURL(/category=/)
  const category = new URL(page.url()).searchParams.get('category')
  const women = all.filter(product => product.category === category)
  expect(women.length).toBeGreaterThan(0)
  await expect(page.locator('tr[data-row]')).toHaveCount(women.length)
})

test('@long pictures are added, ordered and removed; the first one is the thumbnail', async ({
  page,
  say,
}) => {
  await open(page, 'apps/ecommerce/inventory?open=watch-1')
  const stored = async () => (await storedProducts(page)).find(({ id }) => id === 'watch-1')
  const before = (await stored())?.images ?? []
  expect(before).toHaveLength(3)
  await page
    .locator('main input[type=file]')
    .setInputFiles(['public/images/files/blossom.jpg', 'public/images/files/blossom.jpg'])
  await expect.poll(async () => (await stored())?.images.length).toBe(5)
  const place = (number: number) =>
    page.getByText(say('{number} of {count}', { number: String(number), count: '5' }))
  await expect(place(4), 'the first new one is shown').toBeVisible()
  for (const number of [3, 2, 1]) {
    await page.getByRole('button', { name: say('Move earlier') }).click()
    await expect(place(number)).toBeVisible()
  }
  await expect.poll(async () => (await stored())?.images[0]).toMatch(/uploads/)
  expect((await stored())?.thumbnail).toMatch(/uploads/)
  await page.getByRole('button', { name: say('Remove the picture') }).click()
  await expect.poll(async () => (await stored())?.images.length).toBe(4)
  await page.getByRole('button', { name: say('Undo') }).click()
  await expect.poll(async () => (await stored())?.images.length).toBe(5)
})

test('@long a new product that is left empty is removed again', async ({ page, isNarrow, say }) => {
  await open(page, 'apps/ecommerce/inventory')
  const { length } = await storedProducts(page)
  await page.keyboard.press('n')
  await expect(page.getByRole('main').locator('form')).toBeVisible()
  if (isNarrow) await page.getByRole('button', { name: say('Show navigation') }).click()
  await page
    .getByRole('link', { name: say('Tasks') })
    .first()
    .click()
  await expect(page).toHaveURL(/apps\/tasks/)
  await expect.poll(async () => (await storedProducts(page)).length).toBe(length)
})

test('@long who may only look sees the product and no form', async ({ page, say }) => {
  await open(page, 'apps/ecommerce/inventory?open=watch-1', 'viewer@outpost.example')
  await expect(page.getByRole('main').locator('dl')).toBeVisible()
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('Product'), exact: true })).toHaveCount(0)
})
