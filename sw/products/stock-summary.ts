import type { StockSummary } from '#src/contract/products.ts'
import { maySeeCost, seenBy } from './costs.ts'
import { productListRows } from './list-rows.ts'
import { isLow, productsOf } from './page.ts'

type Row = Awaited<ReturnType<typeof productListRows>>[number]

/** How many rows each list has at most. */
const MAX_ROWS = { low: 30, reserved: 100, best: 10 }

/** Returns the figures of all products, and the first rows of what screens list, as a user may see them. */
export async function stockSummary(userId: string): Promise<StockSummary> {
  const rows = await productListRows()
  const active = rows.filter(row => row.active === 'true')
  const low = active.filter(isLow).sort((a, b) => a.stock - b.stock)
  const reserved = rows.filter(row => row.reserved > 0).sort((a, b) => b.reserved - a.reserved)
  const best = active.filter(({ stock }) => stock > 0).sort((a, b) => marginOf(b) - marginOf(a))
  const seen = await seenBy(userId)
  const firstOf = async (of: readonly Row[], max: number) =>
    (await productsOf(of.slice(0, max).map(({ id }) => id))).map(seen)
  return {
    count: rows.length,
    pieces: sumOf(rows, ({ stock }) => stock),
    low: {
      count: low.length,
      soldOut: low.filter(({ stock }) => stock === 0).length,
      products: await firstOf(low, MAX_ROWS.low),
    },
    reserved: {
      count: reserved.length,
      pieces: sumOf(reserved, row => row.reserved),
      worth: sumOf(reserved, row => row.reserved * row.price),
      short: reserved.filter(row => row.reserved > row.stock).length,
      products: await firstOf(reserved, MAX_ROWS.reserved),
    },
    ...((await maySeeCost(userId)) && {
      worth: sumOf(rows, ({ stock, cost }) => stock * cost),
      best: await firstOf(best, MAX_ROWS.best),
    }),
    categories: countsBy(rows, ({ category }) => category),
    brands: countsBy(rows, ({ brand }) => brand),
    vendors: countsBy(rows, ({ vendor }) => vendor),
  }
}

const marginOf = ({ basePrice, cost }: Row) => basePrice - cost

const sumOf = (rows: readonly Row[], numberOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + numberOf(row), 0)

function countsBy(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  counts.delete('')
  return Object.fromEntries(counts)
}
