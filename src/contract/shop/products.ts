import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { Product, ProductFields } from '#src/contract/shared/product-rows.ts'
import { Imported, MAX_ROWS } from './imports.ts'
import { atMost, listQuery, NewId, pageOf, Version } from './values.ts'

export type ShopProduct = v.InferOutput<typeof ShopProduct>
export const ShopProduct = v.object({ ...Product.entries, version: v.number() })

const path = '/api/shop/products'
const may = rightsIn('products')
const writes = ['products', 'search', 'shop'] as const

/** The products of the inventory app, with the fields of the shop: one table. */
export const shopProducts = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({
      ...listQuery,
      /** The id of a category: its products, and those of the categories below it. */
      category: v.optional(shortText, ''),
      /** Only products with this SKU, barcode or barcode of a unit. */
      code: v.optional(shortText, ''),
      /** Only products below their lowest stock. */
      low: v.optional(v.literal('true')),
      sort: v.pipe(textParam('name'), v.picklist(['name', 'sku', 'price', 'stock'])),
    }),
    reply: pageOf(ShopProduct),
  },
  get: {
    method: 'GET',
    path: `${path}/{id}`,
    needs: may.view,
    params: v.object({ id: shortText }),
    reply: ShopProduct,
  },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ id: NewId, product: ProductFields }),
    reply: ShopProduct,
    writes,
    errors: { 409: ['duplicate'] },
  },
  update: {
    method: 'PATCH',
    path,
    needs: may.edit,
    body: v.object({ id: shortText, version: Version, product: ProductFields }),
    reply: ShopProduct,
    writes,
    errors: { 409: ['conflict', 'duplicate'] },
  },
  /** Adds the rows of a file and changes those that are known by their SKU, or by their name without a SKU. */
  import: {
    method: 'POST',
    path: `${path}/import`,
    needs: may.edit,
    body: v.object({ rows: atMost(MAX_ROWS, ProductFields) }),
    reply: Imported,
    writes,
  },
})
