import { beforeEach, expect, it } from 'vitest'
import { customers } from '#src/contract/shop/partners.ts'
import { shopProducts } from '#src/contract/shop/products.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const people = [
  { name: 'Cô Tám', code: 'KH-901', phone: '0912345678' },
  { name: 'Anh Ba', creditLimit: 500_000 },
  { code: 'KH-902' },
]
const goods = [
  { name: 'Trà sen', sku: 'TS-901', price: 11_000, taxPercent: 10, barcode: '8930000000017' },
  { name: 'Trà lài', price: 9000 },
  { name: 'Trà gừng', sku: 'TG-901', barcode: '8930000000017' },
  { sku: 'TX-901' },
]

it('customers of a file are added once; a row without a name is left out with the reason', async () => {
  const before = await db.partners.count()
  const body = { rows: people }
  const first = await conforming(customers.import, { body, headers: { 'Accept-Language': 'en' } })
  expect(first).toMatchObject({ created: 2, changed: 0, unchanged: 0, failed: [{ row: 2 }] })
  expect(first.failed[0]?.message).not.toBe('')
  expect(await conforming(customers.import, { body })).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  const changed = { rows: [{ code: 'kh-901', name: 'Cô Tám', phone: '0987654321' }] }
  expect(await conforming(customers.import, { body: changed })).toMatchObject({ created: 0, changed: 1 })
  expect(await db.partners.count()).toBe(before + 2)
})

it('products of a file are added once, with the price that contains the tax', async () => {
  const before = await db.products.count()
  const first = await conforming(shopProducts.import, { body: { rows: goods } })
  expect(first).toMatchObject({ created: 2, changed: 0, failed: [{ row: 2 }, { row: 3 }] })
  expect(first.failed[0]?.message).toContain('Trà sen')
  expect(await conforming(shopProducts.import, { body: { rows: goods } })).toMatchObject({
    created: 0,
    changed: 0,
    unchanged: 2,
  })
  expect(await db.products.count()).toBe(before + 2)
  const found = await conforming(shopProducts.list, { query: { search: 'tra sen' } })
  expect(found.rows).toMatchObject([{ price: 11_000, basePrice: 10_000, active: true, sku: 'TS-901' }])
  const [again] = (await conforming(shopProducts.list, { query: { search: 'tra lai' } })).rows
  expect(again).toMatchObject({ price: 9000, version: 1 })
})

it('a failure in the middle leaves nothing', async () => {
  const before = await db.partners.toArray()
  const fail = () => {
    throw new Error('The tab was closed')
  }
  db.partners.hook('creating', fail)
  const { status } = await send(customers.import, { body: { rows: people } })
  db.partners.hook('creating').unsubscribe(fail)
  expect(status).toBe(500)
  expect(await db.partners.toArray()).toEqual(before)
})
