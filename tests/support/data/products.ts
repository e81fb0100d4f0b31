import type { Page } from '@playwright/test'
import type { Product } from '#src/contract/products.ts'
import { sendTo } from './tasks.ts'

const base = '/api/apps/ecommerce/inventory'

/** All products that are stored, by name. */
export const storedProducts = async (page: Page): Promise<Product[]> => {
  const reply = await sendTo<{ products: Product[] }>(page, 'GET', `${base}/products?page=0&size=20000`)
  return reply.products
}

export const storedProduct = async (page: Page, name: string) =>
  (await storedProducts(page)).find(product => product.name === name)

/** A row of the table by the product's name. */
export const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) })
