import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { shortText } from '#src/contract/core/fields.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { StockEntry } from './entries.ts'
import { Balance, listQuery, NewId, pageOf, required, Version } from './values.ts'

export type Warehouse = v.InferOutput<typeof Warehouse>
export const Warehouse = v.object({
  id: shortText,
  code: shortText,
  name: required,
  address: shortText,
  version: v.number(),
})

export type StockBalance = v.InferOutput<typeof StockBalance>
/** What a warehouse has of a product, in stock units. `reserved` is confirmed and not yet collected. */
export const StockBalance = v.object({
  productId: shortText,
  warehouseId: shortText,
  onHand: Balance,
  reserved: Balance,
  incoming: Balance,
})

const Fields = v.object({ code: shortText, name: required, address: shortText })
const path = '/api/shop/warehouses'
const may = rightsIn('inventory')
const writes = ['shop'] as const

/** A document of these areas names a warehouse. */
const whoMoveGoods = ['pos', 'check-out', 'collection', 'check-in', 'delivery'] as const

export const warehouses = define({
  list: { method: 'GET', path, needs: { ...may.view, or: whoMoveGoods }, reply: v.array(Warehouse) },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ id: NewId, warehouse: Fields }),
    reply: Warehouse,
    writes,
    errors: { 409: ['duplicate'] },
  },
  update: {
    method: 'PATCH',
    path,
    needs: may.edit,
    body: v.object({ id: shortText, version: Version, warehouse: v.partial(Fields) }),
    reply: Warehouse,
    writes,
    errors: { 409: ['conflict', 'duplicate'] },
  },
  /** The balances of a warehouse, or of all when it is empty. */
  balances: {
    method: 'GET',
    path: `${path}/balances`,
    needs: may.view,
    query: v.object({ warehouse: v.optional(shortText, ''), product: v.optional(shortText, '') }),
    reply: v.array(StockBalance),
  },
  /** The stock card of a product: its entries in the order of posting, the newest first. */
  card: {
    method: 'GET',
    path: `${path}/card`,
    needs: may.view,
    query: v.object({
      page: listQuery.page,
      size: listQuery.size,
      product: shortText,
      warehouse: v.optional(shortText, ''),
    }),
    reply: pageOf(StockEntry),
  },
})
