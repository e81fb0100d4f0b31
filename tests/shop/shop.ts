import { db } from '#sw/storage/db.ts'
import { call } from '#tests/support/server.ts'
import { writingWith } from './writing.ts'

export { at, device, LINE_ID, lineOf, newId, SOLD_ID } from './writing.ts'

export const { addProduct, addCustomer, addSupplier, openDrawer, receive, ticket, pay } = writingWith(call)

/** Adds a product and 20 pieces of it for 6,000 each. Returns its id. */
export async function addStockedProduct(): Promise<string> {
  const product = await addProduct('Trà sen')
  await receive(await addSupplier('Nhà Sương'), product, 20, 6000)
  return product
}

/** Returns the value of every counter that a posting changes, without those that are 0. */
export async function counters(): Promise<Record<string, number>> {
  const [stock, balances, accounts, partners, figures, products] = await Promise.all([
    db.productStock.toArray(),
    db.stockBalances.toArray(),
    db.fundAccounts.toArray(),
    db.partners.toArray(),
    db.salesFigures.toArray(),
    db.products.toArray(),
  ])
  const all = [
    ...stock.flatMap(({ id, onHand, reserved, cost }) => [
      [`stock ${id}`, onHand],
      [`reserved ${id}`, reserved],
      [`cost ${id}`, cost],
    ]),
    ...balances.flatMap(({ productId, warehouseId, onHand, reserved, incoming }) => [
      [`on hand ${productId} ${warehouseId}`, onHand],
      [`reserved ${productId} ${warehouseId}`, reserved],
      [`incoming ${productId} ${warehouseId}`, incoming],
    ]),
    ...accounts.map(({ id, balance }) => [`balance ${id}`, balance]),
    ...partners.map(({ id, debt }) => [`debt ${id}`, debt]),
    ...figures.flatMap(({ id, amount, quantity, cost }) => [
      [`amount ${id}`, amount],
      [`quantity ${id}`, quantity],
      [`figure cost ${id}`, cost],
    ]),
    ...products.flatMap(({ id, stock, cost }) => [
      [`shown stock ${id}`, stock],
      [`shown cost ${id}`, cost],
    ]),
  ]
  return Object.fromEntries(all.filter(([, value]) => value !== 0))
}
