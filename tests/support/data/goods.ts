import { expect, type Page } from '@playwright/test'
import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import type { wordsOf } from '#tests/support/words.ts'
import { sendTo } from './tasks.ts'

type Say = ReturnType<typeof wordsOf>

/** Adds a product to the document that is open. */
export async function addGoods(page: Page, say: Say, name: string) {
  const finder = page.getByRole('combobox', { name: say('Name, code or barcode') })
  await finder.fill(name)
  await finder.press('Enter')
  await expect(page.getByRole('textbox', { name: say('Quantity: {name}', { name }) })).toBeVisible()
}

/** Adds a supplier with this name to the take-in that is open. */
export async function addSupplier(page: Page, say: Say, typed: string) {
  const finder = page.getByRole('combobox', { name: say('Supplier: name or telephone') })
  await finder.fill(typed)
  await page.getByRole('option', { name: say('New supplier “{typed}”', { typed }) }).click()
  const form = page.getByRole('group', { name: say('New supplier') })
  await form.getByRole('button').last().click()
  await expect(page.getByText(typed)).toBeVisible()
}

/** The id in the address of the document that is open. */
export const openId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Returns a stored document; `path` is that of its calls, for example `take-outs`. */
export const storedDocument = <Row>(page: Page, path: string, id = openId(page)) =>
  sendTo<Row>(page, 'GET', `/api/shop/${path}/${id}`)

interface StoredProduct {
  id: string
  name: string
  stock: number
  active: boolean
  barcode: string
  price: number
}

/** Stores a take-out of some products that is checked out, `daysAgo` days ago. Returns it. */
export async function checkedOut(
  page: Page,
  products: readonly StoredProduct[],
  daysAgo = 0,
): Promise<TakeOut> {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const line = (product: StoredProduct) => ({
    id: crypto.randomUUID(),
    productId: product.id,
    unit: '',
    factor: 1,
    quantity: 2,
    price: Math.round(product.price),
    discount: 0,
    taxPercent: 0,
    note: '',
  })
  const [warehouse] = await sendTo<{ id: string }[]>(page, 'GET', '/api/shop/warehouses')
  const draft = await sendTo<TakeOut>(page, 'POST', '/api/shop/take-outs', {
    id: crypto.randomUUID(),
    at,
    device: 'T1',
    mode: 'delivery',
    warehouseId: warehouse?.id,
    customerId: null,
    lines: products.map(line),
    discount: 0,
    // A customer without a name pays all of it.
    cashOnDelivery: products.reduce((sum, { price }) => sum + 2 * Math.round(price), 0),
    receiver: 'Chị Năm',
    phone: '0903 111 222',
    address: '12 Lê Lợi, Quận 1',
    carrier: '',
    note: '',
  })
  expect(draft).toMatchObject({ status: 'draft' })
  const path = `/api/shop/take-outs/${draft.id}/check-out`
  const row = await sendTo<TakeOut>(page, 'POST', path, { version: draft.version, at })
  expect(row).toMatchObject({ status: 'checked-out' })
  return row
}

/** Returns two products of the sample that are in stock and have a barcode. */
export const inStock = async (page: Page) =>
  (await sendTo<{ rows: StoredProduct[] }>(page, 'GET', '/api/shop/products?size=500')).rows
    .filter(({ active, stock, barcode }) => active && stock > 10 && barcode)
    .slice(0, 2)
