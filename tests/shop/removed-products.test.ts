import { beforeEach, expect, it } from 'vitest'
import { products } from '#src/contract/products.ts'
import { audit } from '#src/contract/shop/audit.ts'
import { adjustments } from '#src/contract/shop/documents/adjustments.ts'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { transfers } from '#src/contract/shop/documents/transfers.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, send } from '#tests/support/server.ts'
import { freshEachTest } from './fresh-each-test.ts'
import { addStockedProduct, at, device, lineOf, newId, openDrawer, pay, SOLD_ID, ticket } from './shop.ts'

let product: string
let session: string
let sale: Sale

freshEachTest()
beforeEach(async () => {
  product = await addStockedProduct()
  session = await openDrawer()
  sale = await pay(await ticket(session, [lineOf(product, 3)]), [{ method: 'cash', amount: 30_000 }])
  await call(products.remove, { query: { id: product } })
})

const refundOne = (version: number) =>
  call(sales.refund, {
    params: { id: sale.id },
    body: {
      version,
      at,
      refundId: newId(),
      device,
      sessionId: session,
      lines: [{ lineId: SOLD_ID, quantity: 1 }],
      method: 'cash',
      note: '',
    },
  })

const correct = (productId: string) => ({
  body: {
    id: newId(),
    at,
    device,
    warehouseId: 'store',
    reason: 'broken',
    lines: [{ productId, quantity: -1 }],
    note: '',
  },
})

const onHand = async () => (await db.productStock.get(product))?.onHand
const balanced = async () => expect((await conforming(audit.integrity)).differences).toEqual([])

it('a removed product is refunded, and has the right stock when it is restored', async () => {
  await refundOne(sale.version)
  expect(await onHand()).toBe(18)
  expect(await db.products.get(product)).toBeUndefined()
  await balanced()

  expect(await call(products.restore, { body: { id: product } })).toMatchObject({ stock: 18 })
  await refundOne(sale.version + 1)
  expect(await onHand()).toBe(19)
  expect(await db.stockEntries.where({ productId: product }).count()).toBe(4)
  await balanced()
})

it('a product that was deleted for good is refunded', async () => {
  await db.trash.clear()
  await refundOne(sale.version)
  expect(await onHand()).toBe(18)
  expect(await db.products.get(product)).toBeUndefined()
  await balanced()
})

it('an adjustment of a removed product is cancelled', async () => {
  await call(products.restore, { body: { id: product } })
  const corrected = await call(adjustments.post, correct(product))
  await call(products.remove, { query: { id: product } })
  const { id, version } = corrected
  await call(adjustments.cancel, { params: { id }, body: { version, at } })
  expect(await onHand()).toBe(17)
  await balanced()
})

it('a new document with a removed product is refused', async () => {
  const before = await db.stockEntries.toArray()
  const missing = expect.stringContaining(product)
  for (const refused of [
    await send(adjustments.post, correct(product)),
    await send(transfers.create, { body: transfer() }),
  ]) {
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ message: missing })
  }
  await expect(ticket(session, [lineOf(product, 1)])).rejects.toThrow('404')
  expect(await db.stockEntries.toArray()).toEqual(before)
})

const transfer = () => ({
  id: newId(),
  at,
  device,
  warehouseId: 'store',
  toWarehouseId: 'store-2',
  lines: [{ productId: product, quantity: 1 }],
  note: '',
})
