import type { ShopProduct } from '#src/contract/shop/products.ts'

export interface ShownCategory {
  id: string
  name: string
}

/** Returns the categories that have a product, in their order. A category that was removed has no name and is left out. */
export function shownCategories(
  products: readonly Pick<ShopProduct, 'category'>[],
  categories: readonly ShownCategory[],
): ShownCategory[] {
  const used = new Set(products.map(({ category }) => category))
  return categories.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name }))
}
