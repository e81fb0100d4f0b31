import { beforeEach, expect, it } from 'vitest'
import { catalogue } from '#src/contract/shop/catalogue.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { addProduct, addSupplier, receive } from '#tests/shop/shop.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const list = (query: Record<string, string> = {}, token?: string) =>
  conforming(catalogue.list, { query, ...(token && { token }) })

it('has no offers without a supplier', async () => {
  await db.partners.where('kind').equals('supplier').delete()
  expect((await list()).rows).toEqual([])
})

it('has one offer of the usual supplier for each product that is sold, always the same', async () => {
  const suppliers = [await addSupplier('Nhà Sương'), await addSupplier('Kho Phát')]
  const { rows } = await list({ size: '1000' })
  const usual = filled(rows).filter(({ isUsual }) => isUsual)
  const sold = await db.products
    .filter(({ active, trackStock }) => active && trackStock !== false)
    .primaryKeys()
  expect(usual.map(({ productId }) => productId).toSorted()).toEqual(sold.toSorted())
  expect(rows.length).toBeGreaterThan(usual.length)
  for (const { supplierId, cost = 0, minimum } of rows) {
    expect(cost).toBeGreaterThan(0)
    expect(minimum).toBeGreaterThan(0)
    expect([...suppliers, ...(await db.partners.toCollection().primaryKeys())]).toContain(supplierId)
  }
  expect((await list({ size: '1000' })).rows).toEqual(rows)
})

it('knows the supplier and the cost of the last purchase, in the largest unit', async () => {
  await addSupplier('Kho Phát')
  const supplier = await addSupplier('Nhà Sương')
  const product = await addProduct('Trà sen thơm')
  await receive(supplier, product, 20, 6000)
  await db.products.update(product, {
    unit: 'gói',
    units: [{ name: 'thùng', factor: 24, price: 200_000, barcode: '' }],
  })
  const { rows } = await list({ search: 'tra sen tho' })
  expect(rows.find(({ isUsual }) => isUsual)).toMatchObject({
    productId: product,
    supplier: 'Nhà Sương',
    unit: 'thùng',
    factor: 24,
    cost: 144_000,
    stockUnit: 'gói',
    stock: 20,
  })
})

it('filters by supplier and by stock below the minimum, in pages', async () => {
  const supplier = await addSupplier('Nhà Sương')
  const product = await addProduct('Trà sen')
  await receive(supplier, product, 20, 6000)
  await db.products.update(product, { minStock: 30, active: true })
  expect((await list({ low: 'true' })).rows.map(({ productId }) => productId)).toContain(product)
  await db.products.update(product, { minStock: 20 })
  expect((await list({ low: 'true' })).rows.map(({ productId }) => productId)).not.toContain(product)
  const of = await list({ supplier, size: '1000' })
  expect(filled(of.rows).every(({ supplierId }) => supplierId === supplier)).toBe(true)
  const { rows, pagination } = await list({ size: '2', page: '1' })
  expect(rows).toEqual((await list({ size: '4' })).rows.slice(2))
  expect(pagination).toMatchObject({ page: 1, size: 2 })
})

it('has no costs for those who may not see them, and needs the rights to view suppliers and products', async () => {
  await addSupplier('Nhà Sương')
  expect(filled((await list({}, await issue('lan'))).rows).some(row => 'cost' in row)).toBe(false)
  expect((await send(catalogue.list, { token: await issue('truc') })).status).toBe(403)
  await db.permissions.update('keeper', { products: 'none' })
  expect((await send(catalogue.list, { token: await issue('tam') })).status).toBe(403)
  await db.permissions.update('keeper', { products: 'view' })
  expect((await call(catalogue.list, { token: await issue('tam') })).rows.length).toBeGreaterThan(0)
})
