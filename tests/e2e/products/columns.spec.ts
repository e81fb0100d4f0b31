import type { Page } from '@playwright/test'
import type { Product } from '#src/contract/products.ts'
import { rowOf, storedProducts } from '#tests/support/data/products.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

const product = '/api/apps/ecommerce/inventory/product'

/** What a sorted column holds: text by the Vietnamese alphabet, and figures. */
const columns = [
  ['SKU', 'sku'],
  ['product: Name', 'name'],
  ['Barcode', 'barcode'],
  ['Cost', 'cost'],
  ['Base price', 'basePrice'],
  ['Tax', 'taxPercent'],
  ['Price', 'price'],
  ['Weight', 'weight'],
  ['Stock', 'stock'],
  ['Reserved', 'reserved'],
  ['Active', 'active'],
] as const satisfies [string, keyof Product][]

const heads = (page: Page) => page.getByRole('columnheader').getByRole('button')

test('@long each column sorts both ways, and the paginator has its sizes and leads to the first page', async ({
  page,
  say,
}) => {
  // Wide enough for all columns.
  await page.setViewportSize({ width: 2000, height: 900 })
  await open(page, 'apps/ecommerce/inventory?size=100')
  const all = new Map((await storedProducts(page)).map(stored => [stored.name, stored]))
  expect(all.size, 'on one page').toBeLessThanOrEqual(100)
  const rows = page.locator('tr[data-row]')
  await expect(heads(page)).toHaveCount(columns.length)
  const first = async (field: keyof Product) => {
    const name = await rows.first().getByRole('link').textContent()
    return String(all.get(name ?? '')?.[field])
  }
  for (const [label, field] of columns) {
    const values = [...all.values()].map(stored => stored[field])
    const inOrder = values.toSorted((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'vi'),
    )
    const ends = [inOrder[0], inOrder.at(-1)]
    const head = page.getByRole('columnheader', { name: say(label), exact: true })
    for (const end of ends) {
      await head.getByRole('button').click()
      await expect.poll(() => first(field), `${field} begins with ${end}`).toBe(String(end))
      await expect(head).toHaveAttribute('aria-sort', end === inOrder[0] ? 'ascending' : 'descending')
    }
  }

  const pages = page.getByRole('navigation', { name: say('Pages') })
  const sizes = pages.getByRole('combobox')
  await expect(sizes.getByRole('option')).toHaveText(['5', '10', '25', '100'])
  await sizes.selectOption('10')
  await expect(page).toHaveURL(/size=10/)
  await expect(rows).toHaveCount(10)
  await pages.getByRole('button', { name: say('Last page') }).click()
  await expect(page).toHaveURL(/page=\d/)
  await pages.getByRole('button', { name: say('First page') }).click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(pages.getByRole('button', { name: say('First page') })).toBeDisabled()
})

test('@long columns drop away on narrow screens, the stock bar has three steps, and a row expands in place', async ({
  page,
  say,
}) => {
  await open(page, 'apps/ecommerce/inventory')
  const chosen = (await storedProducts(page)).slice(0, 4)
  expect(chosen).toHaveLength(4)
  const stocks = [0, 5, 25, 40]
  for (const [index, { id }] of chosen.entries())
    await sendTo(page, 'PATCH', product, {
      id,
      product: { stock: stocks[index], ...(index === 0 && { images: [], thumbnail: null }) },
    })
  await page.reload()
  const rows = chosen.map(({ name }) => rowOf(page, name))
  await expect(rows[0] ?? page.locator('none')).toBeVisible()
  // The rows scroll, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  const bars = rows.map(row => row.locator('[style*=scale]'))
  for (const [index, words] of [say('Sold out'), say('Low stock'), '', ''].entries()) {
    const cell = rows[index]?.getByRole('cell').filter({ has: page.locator('[style*=scale]') })
    await expect(cell ?? page.locator('none')).toHaveText(`${stocks[index]}${words}`)
  }
  const looks = await Promise.all(
    bars.map(bar =>
      bar.evaluate(element => {
        const { backgroundColor, scale } = getComputedStyle(element)
        return { backgroundColor, height: Number(scale.split(' ')[1] ?? scale) }
      }),
    ),
  )
  expect(looks.map(({ height }) => Math.round(height * 30))).toEqual([0, 5, 25, 30])
  const [none, low, fair, full] = looks.map(({ backgroundColor }) => backgroundColor)
  expect(none).toBe(low)
  expect(new Set([low, fair, full]).size).toBe(3)
  await expect(rows[0] ?? page.locator('none')).toContainText(say('no thumb'))
  await expect(rows[0]?.locator('img') ?? page.locator('none')).toHaveCount(0)

  const [, second, third] = chosen.map(({ name }) => name)
  const counts: number[] = []
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => heads(page).count()).not.toBe(counts.at(-1) ?? 0)
    counts.push(await heads(page).count())
    const frame = await page.getByRole('table').evaluate(table => table.parentElement?.clientWidth ?? 0)
    expect((await page.getByRole('table').boundingBox())?.width, 'no sideways scroll').toBeLessThanOrEqual(
      frame,
    )
  }
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(counts.at(-1), 'name and stock').toBe(2)

  await page.getByRole('link', { name: second, exact: true }).click()
  const form = page.getByRole('main').locator('form')
  await expect(form).toBeVisible()
  const places = await page.evaluate(
    names =>
      [...document.querySelectorAll('main tbody tr')]
        .map(row => (row.querySelector('form') ? 'form' : row.querySelector('a')?.textContent?.trim()))
        .filter(text => text === 'form' || names.some(name => text === name)),
    [second, third] as (string | undefined)[],
  )
  expect(places, 'the form is between its row and the next one').toEqual([second, 'form', third])
  await page.getByRole('button', { name: say('Close {name}', { name: second ?? '' }) }).click()
  await expect(form).toHaveCount(0)
})

test('@long the result of an update is shown for three seconds, and a tag is renamed and deleted in the form', async ({
  page,
  say,
}) => {
  await page.clock.install()
  await open(page, 'apps/ecommerce/inventory?open=watch-1')
  const form = page.getByRole('main').locator('form')
  const stock = form.getByRole('textbox', { name: say('Stock'), exact: true })
  await stock.fill('31')
  await page.clock.pauseAt(Date.now() + 1000)
  await form.getByRole('button', { name: say('Update') }).click()
  const result = form.getByText(say('Product updated'))
  await expect(result).toBeVisible()
  await page.clock.runFor(2900)
  await expect(result).toBeVisible()
  await page.clock.runFor(200)
  await expect(result).toHaveCount(0)
  await page.clock.resume()

  await form.getByRole('button', { name: say('Change tags') }).click()
  await page.getByRole('textbox', { name: say('Find or create a tag') }).fill('Hàng mẫu')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Hàng mẫu', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: say('Rename or delete tags') }).click()
  const name = page
    .getByRole('textbox', { name: say('Name of the tag') })
    .and(page.locator('[value="Hàng mẫu"]'))
  await name.fill('Hàng tặng')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Hàng tặng', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: say('Delete {title}', { title: 'Hàng tặng' }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete'), exact: true })
    .click()
  await expect(form.getByText('Hàng tặng', { exact: true })).toHaveCount(0)
})
