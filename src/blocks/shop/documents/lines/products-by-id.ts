import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'

const indexed = new WeakMap<readonly ShopProduct[], ReadonlyMap<string, ShopProduct>>()
const none: ReadonlyMap<string, ShopProduct> = new Map()

/** Returns all products by id; empty until they are loaded. */
export function useProductsById(): ReadonlyMap<string, ShopProduct> {
  const products = useShopProducts()
  if (!products) return none
  const known = indexed.get(products) ?? new Map(products.map(product => [product.id, product]))
  indexed.set(products, known)
  return known
}
