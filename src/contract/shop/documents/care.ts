import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import {
  change,
  documentQuery,
  Money,
  made,
  NewId,
  pageOf,
  Quantity,
  required,
} from '#src/contract/shop/values.ts'
import { CareTicket, careFields, OptionalDay } from './care-ticket.ts'

const path = '/api/shop/care'
const may = rightsIn('care')
const writes = ['shop', 'products'] as const
const params = v.object({ id: shortText })
const errors = { 409: ['wrongState', 'conflict'] } as const

/** When a product was sold to whom. */
const SoldBefore = v.object({
  documentId: shortText,
  code: shortText,
  /** `yyyy-MM-dd` in the shop's time. */
  soldOn: shortText,
  productId: shortText,
  customerId: v.nullable(shortText),
})

export const care = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({
      ...documentQuery,
      sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])),
      /** A state, or `open` for all but the closed ones. */
      status: v.optional(shortText, ''),
      /** The id of a user, or `none` for tickets of nobody. */
      assignee: v.optional(shortText, ''),
      product: v.optional(shortText, ''),
      /** Tickets with work whose day is this one or an earlier one. */
      dueBy: v.optional(OptionalDay, ''),
    }),
    reply: pageOf(CareTicket),
  },
  /** The newest sales of a product, to a customer if there is one, or what was sold with a code. */
  warranty: {
    method: 'GET',
    path: `${path}/warranty`,
    needs: may.view,
    query: v.object({
      product: v.optional(shortText, ''),
      customer: v.optional(shortText, ''),
      code: v.optional(shortText, ''),
    }),
    reply: v.array(SoldBefore),
  },
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: CareTicket },
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ ...made, ...careFields, note: longText }),
    reply: CareTicket,
    writes,
    errors: { 409: ['duplicate'] },
  },
  update: {
    method: 'PATCH',
    path: `${path}/{id}`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...careFields, note: longText }),
    reply: CareTicket,
    writes,
    errors,
  },
  diagnose: {
    method: 'POST',
    path: `${path}/{id}/diagnose`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: CareTicket,
    writes,
    errors,
  },
  /** Diagnosing → quoted: the customer is told what it costs. */
  quote: {
    method: 'POST',
    path: `${path}/{id}/quote`,
    needs: may.create,
    params,
    body: v.object({ ...change, amount: Money }),
    reply: CareTicket,
    writes,
    errors,
  },
  /** Quoted → in progress: the customer agrees. */
  start: {
    method: 'POST',
    path: `${path}/{id}/start`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: CareTicket,
    writes,
    errors,
  },
  wait: {
    method: 'POST',
    path: `${path}/{id}/wait`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: CareTicket,
    writes,
    errors,
  },
  resume: {
    method: 'POST',
    path: `${path}/{id}/resume`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: CareTicket,
    writes,
    errors,
  },
  ready: {
    method: 'POST',
    path: `${path}/{id}/ready`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: CareTicket,
    writes,
    errors,
  },
  /** It is not repaired. The parts are back in their warehouses. */
  reject: {
    method: 'POST',
    path: `${path}/{id}/reject`,
    needs: may.create,
    params,
    body: v.object({ ...change, reason: required }),
    reply: CareTicket,
    writes,
    errors,
  },
  /**
   * The customer has it again. The money goes into the fund, cash through the open drawer of the caller, and the rest is
   * the customer's debt.
   */
  return: {
    method: 'POST',
    path: `${path}/{id}/return`,
    needs: may.create,
    params,
    body: v.object({ ...change, accountId: shortText, amount: Money }),
    reply: CareTicket,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'exceeds', 'overLimit'] },
  },
  close: {
    method: 'POST',
    path: `${path}/{id}/close`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: CareTicket,
    writes,
    errors,
  },
  /** Takes a part out of a warehouse, at the moving cost. */
  addPart: {
    method: 'POST',
    path: `${path}/{id}/parts`,
    needs: may.create,
    params,
    body: v.object({
      ...change,
      partId: NewId,
      productId: shortText,
      warehouseId: shortText,
      quantity: Quantity,
      price: Money,
    }),
    reply: CareTicket,
    writes,
    errors: { 409: ['wrongState', 'conflict', 'duplicate', 'shortStock'] },
  },
  /** Puts a part back. */
  removePart: {
    method: 'POST',
    path: `${path}/{id}/remove-part`,
    needs: may.create,
    params,
    body: v.object({ ...change, partId: shortText }),
    reply: CareTicket,
    writes,
    errors,
  },
  /** Adds a note to the log, in any state and whatever version the writer saw. */
  comment: {
    method: 'POST',
    path: `${path}/{id}/comments`,
    needs: may.create,
    params,
    body: v.object({ noteId: NewId, at: change.at, text: required }),
    reply: CareTicket,
    writes,
    errors: { 409: ['duplicate'] },
  },
})
