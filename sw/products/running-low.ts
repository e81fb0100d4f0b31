import { db } from '#sw/storage/db.ts'
import { productListRows } from './list-rows.ts'

const MAX_SHOWN = 4

/** Returns the number of products on sale below their lowest stock, and those that lack the largest part of it. */
export async function runningLow() {
  const rows = (await productListRows()).filter(
    ({ active, stock, minStock = 0 }) => active === 'true' && stock < minStock,
  )
  const first = rows
    .toSorted((one, other) => one.stock / (one.minStock ?? 1) - other.stock / (other.minStock ?? 1))
    .slice(0, MAX_SHOWN)
  // One may have been removed since.
  const products = (await db.products.bulkGet(first.map(({ id }) => id))).flatMap(row => row ?? [])
  return {
    lowStock: rows.length,
    low: products.map(({ id, name, thumbnail, stock, minStock = 1 }) => ({
      id,
      name,
      thumbnail,
      stock,
      minStock,
    })),
  }
}
