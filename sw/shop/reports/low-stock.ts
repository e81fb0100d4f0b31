import { db } from '#sw/storage/db.ts'

const MAX_SHOWN = 4

/** Returns the number of products below their lowest stock, and those that lack the largest part of it. */
export async function lowStock() {
  const rows = await db.products
    .filter(({ active, stock, minStock = 0 }) => active && stock < minStock)
    .toArray()
  return {
    lowStock: rows.length,
    low: rows
      .map(({ id, name, thumbnail, stock, minStock = 1 }) => ({ id, name, thumbnail, stock, minStock }))
      .toSorted((one, other) => one.stock / one.minStock - other.stock / other.minStock)
      .slice(0, MAX_SHOWN),
  }
}
