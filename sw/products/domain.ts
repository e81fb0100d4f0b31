import * as v from 'valibot'
import { Product, ProductChange, products } from '#src/contract/products.ts'
import { Tag } from '#src/contract/shared/tags.ts'
import { defineDomain, positioned, rowOf } from '#sw/server/define-domain.ts'

/** The goods of the inventory app and the shop. */
export const productDomain = defineDomain({
  name: 'products',
  contract: products,
  handlers: () => import('./handlers.ts'),
  tables: {
    products: {
      indexes: { 1: 'id, position, *tags' },
      row: rowOf(positioned(Product), { history: v.optional(v.array(ProductChange)) }),
      tracked: true,
      trashTitle: 'name',
      label: { en: ['Product', 'Products'], vi: ['Sản phẩm', 'Sản phẩm'] },
    },
    productTags: { indexes: { 1: 'id, position' }, row: positioned(Tag) },
  },
  alsoWrites: ['uploads'],
  seeds: { products: 1 },
})
