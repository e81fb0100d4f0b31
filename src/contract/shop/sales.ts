import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { longText, Moment, shortText } from '#src/contract/core/fields.ts'
import { textParam } from '#src/contract/core/params.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { Payment, Refund, Sale, SaleLine } from './documents/documents.ts'
import { granted, MAX_PAYMENTS } from './grants.ts'
import { atMost, Balance, change, documentQuery, Money, made, NewId, pageOf, Quantity } from './values.ts'

const path = '/api/shop/sales'
const may = rightsIn('pos')
const writes = ['shop', 'products'] as const
/** A ticket that is not paid moves no goods. */
const ticketWrites = ['shop'] as const
const params = v.object({ id: shortText })

export const MAX_LINES = 500

export type SaleLineInput = v.InferOutput<typeof SaleLineInput>
/** A line as the till sends it. */
export const SaleLineInput = v.object({
  ...v.omit(SaleLine, ['paid', 'refunded']).entries,
  id: NewId,
})

/** What a cashier can change until the sale is paid. */
const Ticket = {
  warehouseId: shortText,
  customerId: v.nullable(shortText),
  lines: v.pipe(v.array(SaleLineInput), v.maxLength(MAX_LINES)),
  discount: Money,
  note: longText,
} as const

export const sales = define({
  list: {
    method: 'GET',
    path,
    needs: may.view,
    query: v.object({
      ...documentQuery,
      session: v.optional(shortText, ''),
      sort: v.pipe(textParam('at'), v.picklist(['at', 'code'])),
    }),
    reply: pageOf(Sale),
  },
  /**
   * What a warehouse can still sell of some products, in stock units: on hand and not reserved, negative below zero. A
   * product without stock is not in the reply. `products` has ids with commas between them.
   */
  available: {
    method: 'GET',
    path: `${path}/available`,
    needs: { ...may.view, or: ['check-out'] },
    query: v.object({ warehouse: shortText, products: longText }),
    reply: v.array(v.object({ productId: shortText, available: Balance })),
  },
  /** By id or by code. */
  get: { method: 'GET', path: `${path}/{id}`, needs: may.view, params, reply: Sale },
  /** Stores a new ticket, open. The session must be open. */
  create: {
    method: 'POST',
    path,
    needs: may.create,
    body: v.object({ ...made, ...granted, sessionId: shortText, ...Ticket }),
    reply: Sale,
    writes: ticketWrites,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'duplicate', 'exceeds'] },
  },
  update: {
    method: 'PATCH',
    path: `${path}/{id}`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...granted, ...Ticket }),
    reply: Sale,
    writes: ticketWrites,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  hold: {
    method: 'POST',
    path: `${path}/{id}/hold`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: Sale,
    writes: ticketWrites,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  resume: {
    method: 'POST',
    path: `${path}/{id}/resume`,
    needs: may.create,
    params,
    body: v.object(change),
    reply: Sale,
    writes: ticketWrites,
    errors: { 409: ['wrongState', 'conflict'] },
  },
  /** Void before payment. Needs the right `void`, or a grant. */
  void: {
    method: 'POST',
    path: `${path}/{id}/void`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...granted }),
    reply: Sale,
    writes: ticketWrites,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict'] },
  },
  /**
   * Pays a ticket and posts it: stock, money, debt and figures. The payments make up the total; more cash is given back
   * as change. Part of it on `credit` needs a customer. More than is there needs the right `sellBelowZero`, a debt beyond
   * the limit of the customer `sellBeyondCredit`, or a grant.
   */
  pay: {
    method: 'POST',
    path: `${path}/{id}/pay`,
    needs: may.create,
    params,
    body: v.object({ ...change, ...granted, payments: atMost(MAX_PAYMENTS, Payment) }),
    reply: Sale,
    writes,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict', 'exceeds'] },
  },
  /**
   * Takes goods back, in part or whole, and gives back what was paid for them. Needs the right `refund`, or a grant.
   */
  refund: {
    method: 'POST',
    path: `${path}/{id}/refund`,
    needs: may.create,
    params,
    body: v.object({
      ...change,
      ...granted,
      refundId: made.id,
      device: made.device,
      sessionId: shortText,
      lines: v.pipe(v.array(v.object({ lineId: shortText, quantity: Quantity })), v.maxLength(MAX_LINES)),
      /** How the money is given back. The sum must be what the lines were paid with. */
      method: Payment.entries.method,
      note: longText,
    }),
    reply: v.object({ sale: Sale, refund: Refund }),
    writes,
    errors: { 403: ['lacksRight'], 409: ['wrongState', 'conflict', 'exceeds', 'duplicate'] },
  },
  /** Counts a print of the receipt. `printId` names the print: sent twice, it is counted once. */
  printed: {
    method: 'POST',
    path: `${path}/{id}/printed`,
    needs: may.view,
    params,
    body: v.object({ printId: NewId, at: Moment }),
    reply: Sale,
    writes: ticketWrites,
    errors: { 409: ['wrongState'] },
  },
})
