import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { Counted, change, documentQuery, made, pageOf } from '#src/contract/shop/values.ts'
import { StockCount } from './documents.ts'

const path = '/api/shop/counts'
const may = rightsIn('inventory')
const writes = ['shop', 'products'] as const
const params = v.object({ id: shortText })
const errors = { 409: ['wrongState', 'conflict'] } as const

/** Counting the stock of a warehouse. It is blind: the expected quantities are added at the review. */
export const counts = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({ ...documentQuery, sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])) }),
    reply: pageOf(StockCount),
  },
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: StockCount },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ ...made, warehouseId: shortText, note: longText }),
    reply: StockCount,
    writes,
    errors: { 409: ['duplicate'] },
  },
  /**
   * Stores what was counted so far: the count replaces an earlier one of the same product. `null` takes a product out,
   * for example one that was scanned by mistake.
   */
  count: {
    method: 'POST',
    path: `${path}/{id}/count`,
    needs: may.create,
    params,
    body: v.object({
      ...change,
      lines: v.pipe(
        v.array(v.object({ productId: shortText, counted: v.nullable(Counted) })),
        v.maxLength(10_000),
      ),
    }),
    reply: StockCount,
    writes,
    errors,
  },
  /** Compares the counted quantities with the stock of this moment. */
  review: {
    method: 'POST',
    path: `${path}/{id}/review`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: StockCount,
    writes,
    errors,
  },
  /** Posts the differences that the review found. */
  post: {
    method: 'POST',
    path: `${path}/{id}/post`,
    needs: may.edit,
    params,
    body: v.object(change),
    reply: StockCount,
    writes,
    errors,
  },
  /** Cancels a count; a posted one is reversed. */
  cancel: {
    method: 'POST',
    path: `${path}/{id}/cancel`,
    needs: may.edit,
    params,
    body: v.object(change),
    reply: StockCount,
    writes,
    errors,
  },
})
