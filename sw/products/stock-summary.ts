import type { StockSummary } from '#src/contract/products.ts'
import { productListRows } from './list-rows.ts'
import { isLow, productsOf } from './page.ts'

type Row = Awaited<ReturnType<typeof productListRows>>[number]

/** How many rows each list has at most. */
const MAX_ROWS = { low: 30, reserved: 100, best: 10 }

/** Returns the figures of all products, and the first rows of what screens list. */
export async function stockSummary(): Promise<StockSummary> {
  const rows = await productListRows()
  const active = rows.filter(row => row.active === 'true')
  const low = active.filter(isLow).sort((a, b) => a.stock - b.stock)
  const reserved = rows.filter(row => row.reserved > 0).sort((a, b) => b.reserved - a.reserved)
  const best = active.filter(({ stock }) => stock > 0).sort((a, b) => marginOf(b) - marginOf(a))
  const [lowProducts, reservedProducts, bestProducts] = await Promise.all([
    firstOf(low, MAX_ROWS.low),
    firstOf(reserved, MAX_ROWS.reserved),
    firstOf(best, MAX_ROWS.best),
  ])
  return {
    count: rows.length,
    pieces: sumOf(rows, ({ stock }) => stock),
    worth: sumOf(rows, ({ stock, cost }) => stock * cost),
    low: {
      count: low.length,
      soldOut: low.filter(({ stock }) => stock === 0).length,
      products: lowProducts,
    },
    reserved: {
      count: reserved.length,
      pieces: sumOf(reserved, row => row.reserved),
      worth: sumOf(reserved, row => row.reserved * row.price),
      short: reserved.filter(row => row.reserved > row.stock).length,
      products: reservedProducts,
    },
    best: bestProducts,
    categories: countsBy(rows, ({ category }) => category),
    brands: countsBy(rows, ({ brand }) => brand),
    vendors: countsBy(rows, ({ vendor }) => vendor),
  }
}

const marginOf = ({ basePrice, cost }: Row) => basePrice - cost

const sumOf = (rows: readonly Row[], numberOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + numberOf(row), 0)

const firstOf = (rows: readonly Row[], max: number) => productsOf(rows.slice(0, max).map(({ id }) => id))

function countsBy(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  counts.delete('')
  return Object.fromEntries(counts)
}
