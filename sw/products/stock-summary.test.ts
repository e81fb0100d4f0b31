import { beforeEach, describe, expect, it } from 'vitest'
import { LOW_STOCK, type Product, products } from '#src/contract/products.ts'
import { call, freshServer } from '#tests/support/server.ts'

const update = (id: string, product: object) => call(products.update, { body: { id, product } })
const all = async () => (await call(products.list, { query: { page: '0', size: '1000' } })).products ?? []

beforeEach(freshServer)

describe('the figures of the stock', () => {
  it('count pieces, their worth at cost, and products by category, brand and vendor', async () => {
    const rows = await all()
    const summary = await call(products.stock)
    expect(summary.count).toBe(rows.length)
    expect(summary.pieces).toBe(rows.reduce((sum, { stock }) => sum + stock, 0))
    expect(summary.worth).toBeCloseTo(rows.reduce((sum, { stock, cost }) => sum + stock * cost, 0))
    for (const [counts, key] of [
      [summary.categories, 'category'],
      [summary.brands, 'brand'],
      [summary.vendors, 'vendor'],
    ] as const) {
      expect(Object.keys(counts)).not.toEqual([])
      for (const [id, count] of Object.entries(counts))
        expect(count, id).toBe(rows.filter(row => row[key] === id).length)
    }
  })

  it('count as low what the list keeps to with the filter of low stock', async () => {
    const list = async (query: object) =>
      (await call(products.list, { query: { page: '0', size: '1000', ...query } })).products ?? []
    const low: Product[] = await list({ low: 'true' })
    expect(low.length).toBeGreaterThan(0)
    expect(low).toEqual((await list({})).filter(({ active, stock }: Product) => active && stock < LOW_STOCK))
    expect((await call(products.stock)).low.count).toBe(low.length)
  })

  it('list what runs out, the fewest pieces first, and what is set aside, the most first', async () => {
    await Promise.all((await all()).map(({ id }) => update(id, { active: true, stock: 50, reserved: 0 })))
    await update('watch-1', { stock: 19, reserved: 3, price: 100 })
    await update('watch-2', { stock: 0, reserved: 7, price: 10 })
    const { low, reserved } = await call(products.stock)
    expect([low.count, low.soldOut, low.products.map(({ id }) => id)]).toEqual([2, 1, ['watch-2', 'watch-1']])
    expect(reserved).toMatchObject({ count: 2, pieces: 10, short: 1, worth: 370 })
    expect(reserved.products.map(({ id }) => id)).toEqual(['watch-2', 'watch-1'])
  })

  it('name what earns the most a piece, of what can be sold', async () => {
    await update('watch-1', { active: true, stock: 1, basePrice: 90_000_000, cost: 1 })
    await update('watch-2', { active: false, stock: 1, basePrice: 99_000_000, cost: 1 })
    const { best } = await call(products.stock)
    expect(best[0]?.id).toBe('watch-1')
    expect(best.map(({ id }) => id)).not.toContain('watch-2')
  })

  it('follow a change', async () => {
    const before = await call(products.stock)
    await call(products.create)
    expect((await call(products.stock)).count).toBe(before.count + 1)
  })
})

it('the list of one category holds its products only, in pages', async () => {
  const rows = await all()
  const [first] = rows
  const own = rows.filter(({ category }) => category === first?.category)
  const query = { category: first?.category ?? '', page: '0', size: '2' }
  const page = await call(products.list, { query })
  expect(page.products).toEqual(own.slice(0, 2))
  expect(page.pagination).toMatchObject({ length: own.length })
})
