import { expect, type Page } from '@playwright/test'
import { sendTo } from './tasks.ts'
import type { wordsOf } from './words.ts'

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
