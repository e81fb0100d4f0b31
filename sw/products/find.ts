import type { Category } from '#src/contract/shared/product-sets.ts'
import { fold } from '#src/lib/text/fold.ts'
import { mayView } from '#sw/permissions/store.ts'
import { rankMatches } from '#sw/search/rank-matches.ts'
import { db } from '#sw/storage/db.ts'
import { referenceData } from '#sw/storage/reference-data.ts'
import { productListRows } from './list-rows.ts'

/** Products and categories that a text matches; nothing for a user who may not view products. */
export async function findProducts(value: string, page: number, size: number, userId: string) {
  const needle = fold(value.trim())
  if (needle === '' || !(await mayView(userId))('products')) return { items: [], categories: [] }
  const found = rankMatches(await productListRows(), needle, ({ folded }) => [folded])
  const ids = found.slice(page * size, (page + 1) * size).map(({ id }) => id)
  const products = await db.products.bulkGet(ids)
  const categories = await referenceData<Category[]>('productCategories')
  return {
    items: products.flatMap(product => {
      if (!product) return []
      const { id, name, images, active } = product
      return { id, name, images, completed: !active }
    }),
    categories: rankMatches(categories, needle, ({ name }) => [fold(name)]).map(({ id, name, slug }) => ({
      id,
      name,
      code: slug,
    })),
  }
}
