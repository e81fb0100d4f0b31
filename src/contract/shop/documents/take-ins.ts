import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import {
  atMost,
  Counted,
  change,
  documentQuery,
  Money,
  made,
  NewId,
  pageOf,
  Quantity,
  UnitCost,
} from '#src/contract/shop/values.ts'
import { TakeIn, TakeInLine } from './documents.ts'

const path = '/api/shop/take-ins'
const may = rightsIn('check-in')
const writes = ['shop', 'products'] as const
const params = v.object({ id: shortText })

/** A line as the editor sends it. */
export type TakeInLineInput = v.InferOutput<typeof TakeInLineInput>
export const TakeInLineInput = v.object({
  ...v.omit(TakeInLine, ['received', 'returned', 'ordered', 'cost']).entries,
  id: NewId,
  ordered: Quantity,
  cost: UnitCost,
})

const Order = {
  warehouseId: shortText,
  supplierId: shortText,
  lines: atMost(2000, TakeInLineInput),
  /** An amount off the whole order, in đồng. It is spread over the lines in proportion, and lowers what the goods cost. */
  discount: v.optional(Money, 0),
  note: longText,
} as const

export const takeIns = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({ ...documentQuery, sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])) }),
    reply: pageOf(TakeIn),
  },
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: TakeIn },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ ...made, ...Order }),
    reply: TakeIn,
    writes,
    errors: { 409: ['duplicate', 'exceeds'] },
  },
  /** Changes a draft. */
  update: {
    method: 'PATCH',
    path: `${path}/{id}`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...Order }),
    reply: TakeIn,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  /** Draft → ordered: the goods are incoming. */
  order: {
    method: 'POST',
    path: `${path}/{id}/order`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: TakeIn,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /**
   * Checks goods in, all or a part: stock in, cost, and the debt to the supplier. The quantities are those of this
   * delivery, in the unit of the line; more than was ordered is allowed. `isLast`: the rest does not come.
   */
  checkIn: {
    method: 'POST',
    path: `${path}/{id}/check-in`,
    needs: may.create,
    params,
    body: v.object({
      ...change,
      lines: atMost(
        2000,
        v.object({ lineId: shortText, quantity: Counted, batch: shortText, expiry: shortText }),
      ),
      isLast: v.boolean(),
    }),
    reply: TakeIn,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /** Pays the supplier for this take-in, all or a part. It is settled when all of it is paid. */
  settle: {
    method: 'POST',
    path: `${path}/{id}/settle`,
    needs: may.edit,
    params,
    body: v.object({ ...change, paymentId: NewId, accountId: shortText, amount: Money }),
    reply: TakeIn,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  /** Returns goods to the supplier at their own cost. */
  return: {
    method: 'POST',
    path: `${path}/{id}/return`,
    needs: may.edit,
    params,
    body: v.object({
      ...change,
      lines: atMost(2000, v.object({ lineId: shortText, quantity: Quantity })),
    }),
    reply: TakeIn,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  /** Cancels a draft, or an order of which nothing was checked in. */
  cancel: {
    method: 'POST',
    path: `${path}/{id}/cancel`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: TakeIn,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
})
