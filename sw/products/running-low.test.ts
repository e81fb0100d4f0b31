import { beforeEach, expect, it } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { runningLow } from './running-low.ts'

beforeEach(freshServer)

/** Gives the first products of the sample a stock and a lowest stock. Returns their ids. */
async function setStock(stocks: readonly [stock: number, minStock: number][]): Promise<string[]> {
  const rows = (await db.products.orderBy('id').toArray()).slice(0, stocks.length)
  const changed = rows.map((row, index) => {
    const [stock = 0, minStock = 0] = stocks[index] ?? []
    return { ...row, active: true, stock, minStock }
  })
  await db.products.bulkPut(changed)
  return changed.map(({ id }) => id)
}

it('counts the products below their lowest stock, and returns the four that lack the largest part', async () => {
  const ids = await setStock([
    [9, 10],
    [10, 10],
    [1, 10],
    [0, 4],
    [5, 10],
    [2, 10],
  ])
  const { lowStock, low } = await runningLow()
  expect(lowStock).toBe(5)
  expect(low.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[5], ids[4]])
  expect(low[0]).toMatchObject({ stock: 0, minStock: 4 })
})

it('sees each change, and leaves out what is not sold any more', async () => {
  const [id = ''] = await setStock([[1, 10]])
  expect((await runningLow()).lowStock).toBe(1)
  await db.products.update(id, { stock: 10 })
  expect((await runningLow()).lowStock).toBe(0)
  await db.products.update(id, { stock: 1, active: false })
  expect((await runningLow()).lowStock).toBe(0)
})
