import * as v from 'valibot'
import { ProductChange, products, StoredProduct } from '#src/contract/products.ts'
import { Tag } from '#src/contract/shared/tags.ts'
import { defineDomain, positioned, rowOf } from '#sw/server/define-domain.ts'

/** The goods of the inventory app and the shop. */
export const productDomain = defineDomain({
  name: 'products',
  contract: products,
  handlers: { '/api/apps/ecommerce/inventory': () => import('./handlers.ts') },
  tables: {
    products: {
      indexes: { 1: 'id, position, *tags' },
      row: rowOf(positioned(StoredProduct), {
        history: v.optional(v.array(ProductChange)),
        // Rises with each change; 1 when it is absent.
        version: v.optional(v.number()),
      }),
      tracked: true,
      trashTitle: 'name',
      label: { en: ['Product', 'Products'], vi: ['Sản phẩm', 'Sản phẩm'] },
    },
    productTags: { indexes: { 1: 'id, position' }, row: positioned(Tag) },
  },
  // Handlers read the rights of the caller in their transaction.
  alsoWrites: ['uploads', 'permissions', 'user'],
  seeds: { products: 1 },
})
