import { beforeEach, expect, it } from 'vitest'
import { type Product, products } from '#src/contract/products.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const rows = (count: number, stock = 1) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Trà ${index}`,
    sku: `T-${index}`,
    basePrice: 100,
    stock,
  }))
const put = (list: object[]) => call(products.import, { body: { products: list } })
const list = async (query: object): Promise<Product[]> =>
  (await call(products.list, { query: { page: '0', size: '1000', ...query } })).products

it('creates rows with a new SKU and changes those with a known one; twice doubles nothing', async () => {
  const before = await db.products.count()
  const first = await put(rows(20))
  expect(first.created).toHaveLength(20)
  const again = await put(rows(20, 7))
  expect(again.created).toEqual([])
  expect(again.before).toHaveLength(20)
  expect(again.before[0]).toMatchObject({ sku: 'T-0', stock: 1, price: 100 })
  expect(await db.products.count()).toBe(before + 20)
  expect((await list({ search: 'trà 3' }))[0]).toMatchObject({ stock: 7, active: false })
})

it('finds a product without a SKU by its barcode, and two rows of one product in the same file', async () => {
  const [watch] = await list({})
  const { created, before } = await put([
    { barcode: watch?.barcode, stock: 3 },
    { name: 'Mới', sku: 'M-1' },
    { sku: 'M-1', stock: 9 },
  ])
  expect(created).toHaveLength(1)
  expect(before).toEqual([watch])
  expect((await list({ search: 'Mới' }))[0]).toMatchObject({ sku: 'M-1', stock: 9 })
})

it('writes nothing of a call with a row that is not valid', async () => {
  const before = await db.products.toArray()
  const bad = [...rows(2), { name: 'x', stock: -1 }]
  expect((await send(products.import, { body: { products: bad } })).status).toBe(400)
  expect(await db.products.toArray()).toEqual(before)
})

it('lists the product with exactly a code, by SKU or barcode', async () => {
  const [watch] = await list({})
  expect(await list({ code: watch?.barcode })).toEqual([watch])
  expect(await list({ code: ` ${watch?.sku} ` })).toEqual([watch])
  expect(await list({ code: watch?.barcode.slice(1) })).toEqual([])
  const { created } = await put([{ name: 'Chữ', sku: 'c', barcode: 'ABC-1' }])
  expect((await list({ code: 'ABC-1' })).map(({ id }) => id)).toEqual(created)
})
