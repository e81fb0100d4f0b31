import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { granted } from '#src/contract/shop/grants.ts'
import {
  atMost,
  Counted,
  change,
  documentQuery,
  Money,
  made,
  NewId,
  pageOf,
  required,
} from '#src/contract/shop/values.ts'
import { TakeOut, TakeOutLine } from './documents.ts'

const path = '/api/shop/take-outs'
const may = rightsIn('check-out')
const mayCollect = rightsIn('collection')
const mayDeliver = rightsIn('delivery')
const writes = ['shop', 'products'] as const
const params = v.object({ id: shortText })

/** A line as the editor sends it. */
export type TakeOutLineInput = v.InferOutput<typeof TakeOutLineInput>
export const TakeOutLineInput = v.object({
  ...v.omit(TakeOutLine, ['collected', 'delivered']).entries,
  id: NewId,
})

const Order = {
  mode: TakeOut.entries.mode,
  warehouseId: shortText,
  customerId: v.nullable(shortText),
  lines: atMost(500, TakeOutLineInput),
  discount: Money,
  cashOnDelivery: Money,
  receiver: shortText,
  phone: shortText,
  address: shortText,
  carrier: shortText,
  note: longText,
} as const

export const takeOuts = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({ ...documentQuery, sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])) }),
    reply: pageOf(TakeOut),
  },
  /** The take-outs to collect: those that are checked out. */
  toCollect: { method: 'GET', path: `${path}/to-collect`, needs: mayCollect.view, reply: v.array(TakeOut) },
  /** The take-outs to deliver: those that are collected, or whose delivery failed. */
  toDeliver: { method: 'GET', path: `${path}/to-deliver`, needs: mayDeliver.view, reply: v.array(TakeOut) },
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: TakeOut },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ ...made, ...granted, ...Order }),
    reply: TakeOut,
    writes,
    errors: { 403: ['lacksRight'], 409: ['duplicate', 'exceeds'] },
  },
  update: {
    method: 'PATCH',
    path: `${path}/{id}`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...granted, ...Order }),
    reply: TakeOut,
    writes,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  /** Draft → checked out: the goods are reserved. */
  checkOut: {
    method: 'POST',
    path: `${path}/{id}/check-out`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...granted }),
    reply: TakeOut,
    writes,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict', 'shortStock', 'overLimit'] },
  },
  /** Posts the stock out. What is not collected becomes a back-order, a take-out with the id `backOrderId`. */
  collect: {
    method: 'POST',
    path: `${path}/{id}/collect`,
    needs: mayCollect.create,
    params,
    body: v.object({
      ...change,
      device: made.device,
      backOrderId: NewId,
      lines: atMost(500, v.object({ lineId: shortText, quantity: Counted })),
    }),
    reply: TakeOut,
    writes,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict', 'exceeds', 'shortStock', 'duplicate'] },
  },
  /** The customer has the goods. The cash goes into the fund, and the rest is the customer's debt. */
  deliver: {
    method: 'POST',
    path: `${path}/{id}/deliver`,
    needs: mayDeliver.create,
    params,
    body: v.object({ ...change, cash: Money, proof: TakeOut.entries.proof }),
    reply: TakeOut,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  /** The delivery failed, for a reason. The goods are still with the driver. */
  fail: {
    method: 'POST',
    path: `${path}/{id}/fail`,
    needs: mayDeliver.create,
    params,
    body: v.object({ ...change, reason: required }),
    reply: TakeOut,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /** The goods of a failed delivery are back in the warehouse. */
  return: {
    method: 'POST',
    path: `${path}/{id}/return`,
    needs: mayDeliver.create,
    params,
    body: v.object(change),
    reply: TakeOut,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /** Cancels a draft or a take-out of which nothing is collected. */
  cancel: {
    method: 'POST',
    path: `${path}/{id}/cancel`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: TakeOut,
    writes,
    errors: { 409: ['wrongState', 'conflict'] },
  },
})
