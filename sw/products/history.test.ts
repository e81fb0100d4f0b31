import { beforeEach, expect, it } from 'vitest'
import { products } from '#src/contract/products.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const id = 'watch-1'
const history = () => conforming(products.history, { query: { id } })
const update = (product: object) => call(products.update, { body: { id, product } })

it('holds each changed field with its old and new value, who changed it and when, the newest first', async () => {
  expect(await history()).toEqual([])
  const before = await call(products.get, { query: { id } })
  const from = Date.now()
  await update({ stock: before.stock + 5 })
  await update({ stock: before.stock + 5, basePrice: 100, taxPercent: 10, tags: ['watch'] })
  const [second, first] = await history()
  expect(first).toMatchObject({
    by: 'huong',
    name: 'Nguyễn Thị Hường',
    fields: [{ name: 'stock', before: before.stock, after: before.stock + 5 }],
  })
  expect(Date.parse(first?.at ?? '')).toBeGreaterThanOrEqual(from)
  expect(second?.fields).toEqual([
    { name: 'tags', before: before.tags, after: ['watch'] },
    { name: 'basePrice', before: before.basePrice, after: 100 },
    { name: 'taxPercent', before: before.taxPercent, after: 10 },
    { name: 'price', before: before.price, after: 110 },
  ])
})

it('has no entry for a change of nothing, and counts pictures instead of listing them', async () => {
  const before = await call(products.get, { query: { id } })
  await update({ name: before.name, stock: before.stock })
  expect(await history()).toEqual([])
  await update({ images: before.images.slice(1) })
  expect((await history())[0]?.fields).toEqual([{ name: 'images', before: 3, after: 2 }])
})

it('has at most 50 entries, with texts of at most 200 characters', async () => {
  for (let stock = 100; stock < 160; stock++) await update({ stock })
  await update({ description: `<p>${'x'.repeat(5000)}</p>` })
  const all = await history()
  expect(all).toHaveLength(50)
  expect(all[0]?.fields[0]?.after).toBe('x'.repeat(200))
  expect(all.at(-1)?.fields[0]?.after).toBe(111)
})

it('begins with the creation, is kept by a removal, and is not a field that a call can write', async () => {
  const made = await conforming(products.create)
  const of = () => conforming(products.history, { query: { id: made.id } })
  expect(await of()).toMatchObject([{ by: 'huong', fields: [] }])
  await call(products.update, { body: { id: made.id, product: { stock: 3, history: [] } } })
  await call(products.remove, { query: { id: made.id } })
  await call(products.restore, { body: { id: made.id } })
  expect(await of()).toHaveLength(2)
  expect(await conforming(products.get, { query: { id: made.id } })).not.toHaveProperty('history')
})

it('is written with the change: when the write fails, neither is stored', async () => {
  const before = await db.products.get(id)
  const fail = () => {
    throw new Error('The disk is full')
  }
  db.products.hook('updating', fail)
  await expect(update({ stock: 1 })).rejects.toThrow()
  db.products.hook('updating').unsubscribe(fail)
  expect(await db.products.get(id)).toEqual(before)
})
