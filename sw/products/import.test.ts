import { beforeEach, expect, it } from 'vitest'
import { type Imported, type Product, type ProductChange, products } from '#src/contract/products.ts'
import { db } from '#sw/storage/db.ts'
import { formOf, jsonFile } from '#tests/api/sample-requests/sample-request.ts'
import { call, freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const rows = (count: number, stock = 1) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Trà ${index}`,
    sku: `T-${index}`,
    basePrice: 100,
    stock,
  }))
const bodyOf = (list: unknown) => ({ body: formOf({ products: jsonFile(list) }) })
const put = (list: object[]): Promise<Imported> => call(products.import, bodyOf(list))
const undo = (imported: Imported) =>
  call(products.undoImport, { body: formOf({ imported: jsonFile(imported) }) })
const stored = async () =>
  (await db.products.toArray()).map(({ history: _, version: __, ...product }) => product)
const namesOf = ({ fields }: ProductChange) => fields.map(({ name }) => name)
const list = async (query: object): Promise<Product[]> =>
  (await call(products.list, { query: { page: '0', size: '1000', ...query } })).products

it('creates rows with a new SKU and changes those with a known one; twice doubles nothing', async () => {
  const before = await db.products.count()
  const first = await put(rows(20))
  expect(first.created).toHaveLength(20)
  const again = await put(rows(20, 7))
  expect(again.created).toEqual([])
  expect(again.changed).toHaveLength(20)
  expect(again.changed[0]).toEqual({ id: first.created[0], product: { stock: 1 } })
  expect(await db.products.count()).toBe(before + 20)
  expect((await list({ search: 'trà 3' }))[0]).toMatchObject({ stock: 7, active: false })
})

it('finds a product without a SKU by its barcode, and two rows of one product in the same file', async () => {
  const [watch] = await list({})
  const { created, changed } = await put([
    { barcode: watch?.barcode, stock: 3 },
    { name: 'Mới', sku: 'M-1' },
    { sku: 'M-1', stock: 9 },
  ])
  expect(created).toHaveLength(1)
  expect(changed).toEqual([{ id: watch?.id, product: { stock: watch?.stock } }])
  expect((await list({ search: 'Mới' }))[0]).toMatchObject({ sku: 'M-1', stock: 9 })
})

it('writes nothing of a call with a row that is not valid', async () => {
  const before = await db.products.toArray()
  const bad = [...rows(2), { name: 'x', stock: -1 }]
  for (const list of [bad, {}, [7]]) expect((await send(products.import, bodyOf(list))).status).toBe(400)
  const broken = { body: formOf({ products: new File(['{'], 'rows.json') }) }
  expect((await send(products.import, broken)).status).toBe(400)
  expect(await db.products.toArray()).toEqual(before)
})

it('an import is one transaction: a failure in its middle leaves nothing', async () => {
  const before = await db.products.toArray()
  let writes = 0
  const fail = () => {
    writes += 1
    if (writes === 30) throw new Error('The tab was closed')
  }
  db.products.hook('creating', fail)
  const { status } = await send(products.import, bodyOf(rows(60)))
  db.products.hook('creating').unsubscribe(fail)
  expect([status, writes]).toEqual([500, 30])
  expect(await db.products.toArray()).toEqual(before)
})

it('is undone as a whole: created products are gone, changed ones have their former fields', async () => {
  const [watch] = await list({})
  const before = await stored()
  const imported = await put([...rows(5), { sku: watch?.sku, stock: 999, basePrice: 5 }])
  expect(imported.created).toHaveLength(5)
  await call(products.remove, { query: { id: imported.created[0] ?? '' } })
  await undo(imported)
  expect(await stored()).toEqual(before)
  expect((await call(products.history, { query: { id: watch?.id ?? '' } })).map(namesOf)).toEqual([
    ['stock', 'basePrice', 'price'],
    ['stock', 'basePrice', 'price'],
  ])
})

it('lists the product with exactly a code, by SKU or barcode', async () => {
  const [watch] = await list({})
  expect(await list({ code: watch?.barcode })).toEqual([watch])
  expect(await list({ code: ` ${watch?.sku} ` })).toEqual([watch])
  expect(await list({ code: watch?.barcode.slice(1) })).toEqual([])
  const { created } = await put([{ name: 'Chữ', sku: 'c', barcode: 'ABC-1' }])
  expect((await list({ code: 'ABC-1' })).map(({ id }) => id)).toEqual(created)
})
