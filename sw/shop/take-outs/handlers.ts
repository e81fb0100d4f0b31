import type { TakeOut } from '#src/contract/shop/documents/documents.ts'
import { type TakeOutLineInput, takeOuts } from '#src/contract/shop/documents/take-outs.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { handle } from '#sw/server/handle.ts'
import { badRequest } from '#sw/server/problem.ts'
import {
  addDocument,
  type Change,
  eventOf,
  findDocument,
  forChange,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { listDocuments } from '#sw/shop/documents/list.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { type Require, rightsOf } from '#sw/shop/grants/store.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { reverse } from '#sw/shop/posting/reverse.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { checkCustomer, checkLines, checkStock } from '#sw/shop/sales/check-lines.ts'
import { checkCredit } from '#sw/shop/sales/pay.ts'
import { documentTotals } from '#sw/shop/sales/totals.ts'
import { db } from '#sw/storage/db.ts'
import { collect } from './collect.ts'
import { deliver } from './deliver.ts'

type Order = Pick<
  TakeOut,
  | 'mode'
  | 'warehouseId'
  | 'customerId'
  | 'discount'
  | 'cashOnDelivery'
  | 'receiver'
  | 'phone'
  | 'address'
  | 'carrier'
  | 'note'
> & { lines: TakeOutLineInput[] }

/** Returns the fields of an order with its totals, after checking its lines. What `row` has needs no right again. */
async function orderOf(order: Order, requireRight: Require, row?: TakeOut) {
  const { mode, warehouseId, customerId, lines, discount, cashOnDelivery } = order
  await checkCustomer(customerId)
  const stored = row && { ...row, lines: row.lines.map(line => ({ ...line, paid: 0, refunded: 0 })) }
  await checkLines(lines, discount, { warehouseId, requireRight, stored })
  const totals = await documentTotals(lines, discount)
  if (cashOnDelivery > totals.total) refuse('exceeds', 'cashOnDelivery', String(cashOnDelivery))
  const { receiver, phone, address, carrier, note } = order
  return {
    mode,
    warehouseId,
    customerId,
    discount,
    cashOnDelivery,
    receiver,
    phone,
    address,
    carrier,
    note,
    lines: lines.map(line => ({ ...line, collected: 0, delivered: 0 })),
    totals,
  }
}

/** Returns the changes of what is reserved when goods are confirmed (1) or released (-1). */
const reserved = ({ lines, warehouseId }: TakeOut, sign: 1 | -1) =>
  lines.map(({ productId, quantity, factor }) => ({
    productId,
    warehouseId,
    reserved: sign * asQuantity(quantity * factor),
  }))

/** Stores a take-out in another state, with a line in the audit log. */
async function move(row: TakeOut, { body, userId }: Change, to: TakeOut['status']) {
  await audit(eventOf(row, to, body.at, userId), row.status, to)
  return saveDocument(inState(row, to, body.at, userId))
}

const inStates = async (...states: TakeOut['status'][]) =>
  (
    await db.shopDocuments
      .where('[kind+status]')
      .anyOf(states.map(state => ['takeOut', state]))
      .toArray()
  ).flatMap(row => (row.kind === 'takeOut' ? [row] : []))

export const takeOutHandlers = handle(takeOuts, {
  list: ({ query }) => listDocuments('takeOut', query),
  toCollect: () => inStates('checked-out'),
  toDeliver: () => inStates('collected', 'failed'),
  get: ({ params }) => findDocument('takeOut', params.id),

  async create(call) {
    const { body, userId } = call
    const { id, at, device, note } = body
    const order = await orderOf(body, rightsOf({ kind: 'takeOut', id, code: '', version: 0 }, call, 'ticket'))
    if (await db.shopDocuments.get(id)) refuse('duplicate', 'id', id)
    return addDocument<TakeOut>({
      ...newDocument({ id, at, device, note }, userId, await nextCode('takeOut', device, at), 'draft'),
      ...order,
      kind: 'takeOut',
      status: 'draft',
      paid: 0,
      proof: [],
      reason: '',
      backOrderOf: '',
    })
  },

  async update(call) {
    const row = await forChange('takeOut', call, ['draft'], 'check-out')
    return saveDocument({ ...row, ...(await orderOf(call.body, rightsOf(row, call, 'ticket'), row)) })
  },

  async checkOut(call) {
    const row = await forChange('takeOut', call, ['draft'], 'check-out')
    if (row.lines.length === 0) badRequest('lines')
    const { userId, body } = call
    const requireRight = rightsOf(row, call, 'checkOut')
    await checkStock(row.lines, { userId, warehouseId: row.warehouseId, requireRight })
    if (row.mode !== 'internal')
      await checkCredit(row.customerId, row.totals.total - row.cashOnDelivery, userId, requireRight)
    await postStock(eventOf(row, 'check-out', body.at, userId), [], reserved(row, 1))
    return move(row, call, 'checked-out')
  },

  collect: async call => collect(await forChange('takeOut', call, ['checked-out']), call),
  deliver: async call => deliver(await forChange('takeOut', call, ['collected', 'failed']), call),

  async fail(call) {
    const row = await forChange('takeOut', call, ['collected'])
    return move({ ...row, reason: call.body.reason }, call, 'failed')
  },

  async return(call) {
    const row = await forChange('takeOut', call, ['failed'])
    await reverse(eventOf(row, 'return', call.body.at, call.userId))
    return move(row, call, 'returned')
  },

  async cancel(call) {
    const row = await forChange('takeOut', call, ['draft', 'checked-out'], 'check-out')
    if (row.status === 'checked-out')
      await postStock(eventOf(row, 'cancel', call.body.at, call.userId), [], reserved(row, -1))
    return move(row, call, 'cancelled')
  },
})
