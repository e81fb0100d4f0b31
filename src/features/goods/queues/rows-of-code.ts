import { findByCode } from '#src/blocks/shop/products/find-products.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { fold } from '#src/lib/text/fold.ts'

interface Row {
  code: string
  lines: readonly { productId: string }[]
}

/**
 * Returns the documents that a scanned code means: the one with this code, otherwise those that contain the product of
 * the code; none for an unknown code.
 */
export function rowsOfCode<R extends Row>(
  rows: readonly R[],
  products: readonly ShopProduct[],
  typed: string,
): R[] {
  const code = fold(typed.trim())
  if (code === '') return []
  const named = rows.filter(row => fold(row.code) === code)
  if (named.length > 0) return named
  const id = findByCode(products, typed)?.product.id
  return rows.filter(({ lines }) => lines.some(({ productId }) => productId === id))
}
