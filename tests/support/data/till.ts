import { expect, type Page } from '@playwright/test'
import type { Method, Sale } from '#src/contract/shop/documents/documents.ts'
import type { wordsOf } from '#tests/support/words.ts'
import { storedProducts } from './products.ts'
import { sendTo } from './tasks.ts'

type Say = ReturnType<typeof wordsOf>

/** Opens the drawer with 500,000 đ in it, by the form. */
export async function openDrawer(page: Page, say: Say) {
  await page.getByRole('textbox', { name: say('Money in the drawer') }).fill('500000')
  await page.getByRole('button', { name: say('Open the drawer') }).click()
  await expect(finder(page, say)).toBeVisible()
}

/** The search field of the till. */
export const finder = (page: Page, say: Say) =>
  page.getByRole('searchbox', { name: say('Name, code or barcode') })

/** Adds these products with the search field. */
export async function addLines(page: Page, say: Say, names: readonly string[]) {
  await expect(
    page
      .getByRole('list', { name: say('Products') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  for (const name of names) {
    await finder(page, say).fill(name)
    await finder(page, say).press('Enter')
  }
}

/**
 * The names of the first products that can be sold, with what a piece costs in đồng. They have a picture: the goods of
 * the sample of the shop, which may be loading, have none.
 */
export async function soldProducts(page: Page, count: number) {
  const all = await storedProducts(page)
  return all
    .filter(({ active, stock, thumbnail }) => active && stock > 5 && thumbnail !== null)
    .slice(0, count)
    .map(({ name, price, barcode }) => ({ name, barcode, price: Math.round(price) }))
}

const words = { cash: 'Cash', transfer: 'Bank transfer', card: 'Bank card', credit: 'On credit' } as const

/** Opens the payment of the ticket on screen, with a way of paying. */
export async function startPayment(page: Page, say: Say, method: Method) {
  await page.getByRole('button', { name: say('Take payment') }).click()
  const paying = page.getByRole('dialog', { name: say('Take payment') })
  await paying.getByRole('radio', { name: say(words[method]) }).check()
  return paying
}

/** Takes what is typed into the open payment as the last part, and begins with the next customer. */
export async function finishPayment(page: Page, say: Say) {
  const paying = page.getByRole('dialog', { name: say('Take payment') })
  await paying.locator('footer button').last().click()
  const paid = page.getByRole('dialog', { name: say('Payment taken') })
  await expect(paid.getByRole('article')).toBeVisible()
  await paid.getByRole('button', { name: say('Next customer') }).click()
  await expect(paid).toBeHidden()
}

/** The sales of the user's open session, the newest first. */
export async function storedSales(page: Page): Promise<Sale[]> {
  const { id } = await sendTo<{ id: string }>(page, 'GET', '/api/shop/sessions/current')
  return (await sendTo<{ rows: Sale[] }>(page, 'GET', `/api/shop/sales?session=${id}`)).rows
}
