import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { imageSource, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { Balance, listQuery, pageOf, Quantity, UnitCost } from './values.ts'

export type Offer = v.InferOutput<typeof Offer>
/** A product that a supplier sells, in one of its units. */
export const Offer = v.object({
  /** `{productId}|{supplierId}` */
  id: shortText,
  productId: shortText,
  name: shortText,
  sku: shortText,
  /** The id of the category of the product. */
  category: shortText,
  thumbnail: v.nullable(imageSource),
  supplierId: shortText,
  supplier: shortText,
  unit: shortText,
  /** The number of stock units in the unit. */
  factor: Quantity,
  /** What a unit costs, in đồng; absent for those who may not see costs. */
  cost: v.optional(UnitCost),
  /** The smallest number of units in an order. */
  minimum: Quantity,
  /** The first day of the offer: `yyyy-MM-dd`. */
  since: shortText,
  /** The name of the stock unit, and what the shop has of it. */
  stockUnit: shortText,
  stock: Balance,
  minStock: Balance,
  maxStock: Balance,
  /** The shop has bought the product from this supplier before, or has no other offer: the usual one of the product. */
  isUsual: v.boolean(),
})

const may = rightsIn('supplier')

/** What suppliers offer. The caller needs the right to view products too. */
export const catalogue = define({
  list: {
    method: 'GET',
    path: '/api/shop/catalogue',
    needs: may.view,
    query: v.object({
      ...listQuery,
      /** The id of a supplier. */
      supplier: v.optional(shortText, ''),
      /** The id of a category: its products, and those of the categories below it. */
      category: v.optional(shortText, ''),
      /** Only products below their lowest stock. */
      low: v.optional(v.literal('true')),
      sort: v.pipe(textParam('name'), v.picklist(['name', 'stock'])),
    }),
    reply: pageOf(Offer),
  },
})
