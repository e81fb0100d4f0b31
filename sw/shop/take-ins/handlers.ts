import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { type TakeInLineInput, takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { handle } from '#sw/server/handle.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import {
  addDocument,
  eventOf,
  findDocument,
  forChange,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { listDocuments } from '#sw/shop/documents/list.ts'
import { refuse, wrongState } from '#sw/shop/documents/refuse.ts'
import { seenBy } from '#sw/shop/documents/seen-by.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { postFunds } from '#sw/shop/posting/funds.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { checkProducts } from '#sw/shop/posting/stock-book.ts'
import { db } from '#sw/storage/db.ts'
import { checkIn, returnGoods, saveTakeIn } from './check-in.ts'
import { subtotalOf } from './net-costs.ts'

interface Order {
  warehouseId: string
  supplierId: string
  lines: TakeInLineInput[]
  discount: number
  note: string
}

/**
 * Returns the fields of an order. Rejects with 404 for an unknown warehouse, supplier or product, and with 409 for a
 * discount that is more than the goods cost.
 */
async function orderOf({ warehouseId, supplierId, lines, discount, note }: Order) {
  const [warehouse, supplier] = await Promise.all([
    db.warehouses.get(warehouseId),
    db.partners.get(supplierId),
  ])
  if (!warehouse) notFound('warehouse', warehouseId)
  if (supplier?.kind !== 'supplier') notFound('supplier', supplierId)
  await checkProducts(lines.map(({ productId }) => productId))
  if (new Set(lines.map(({ id }) => id)).size < lines.length) badRequest('lines')
  if (discount > subtotalOf(lines)) refuse('exceeds', 'discount', String(discount))
  return {
    warehouseId,
    supplierId,
    discount,
    note,
    lines: lines.map(line => ({ ...line, received: 0, returned: 0 })),
  }
}

/** Returns the changes of what is incoming when an order is placed (1) or cancelled (-1). */
const incoming = ({ lines, warehouseId }: TakeIn, sign: 1 | -1) =>
  lines.map(({ productId, ordered, factor }) => ({
    productId,
    warehouseId,
    incoming: sign * asQuantity(ordered * factor),
  }))

export const takeInHandlers = handle(takeIns, {
  async list({ query, userId }) {
    const { rows, pagination } = await listDocuments('takeIn', query)
    return { rows: await Promise.all(rows.map(row => seenBy(userId, row))), pagination }
  },
  get: async ({ params, userId }) => seenBy(userId, await findDocument('takeIn', params.id)),

  async create({ body, userId }) {
    const { id, at, device, note } = body
    const order = await orderOf(body)
    if (await db.shopDocuments.get(id)) refuse('duplicate', 'id', id)
    const row: TakeIn = {
      ...newDocument({ id, at, device, note }, userId, await nextCode('takeIn', device, at), 'draft'),
      ...order,
      kind: 'takeIn',
      status: 'draft',
      worth: 0,
      paid: 0,
    }
    return seenBy(userId, await addDocument(row))
  },

  async update(call) {
    const row = await forChange('takeIn', call, ['draft'], 'check-in')
    return seenBy(call.userId, await saveDocument({ ...row, ...(await orderOf(call.body)) }))
  },

  async order(call) {
    const row = await forChange('takeIn', call, ['draft'], 'check-in')
    if (row.lines.length === 0) badRequest('lines')
    const event = eventOf(row, 'order', call.body.at, call.userId)
    await postStock(event, [], incoming(row, 1))
    await audit(event, row.status, 'ordered')
    return seenBy(call.userId, await saveDocument(inState(row, 'ordered', call.body.at, call.userId)))
  },

  checkIn: async call =>
    seenBy(call.userId, await checkIn(await forChange('takeIn', call, ['ordered']), call)),

  async settle(call) {
    const { body, userId } = call
    const row = await forChange('takeIn', call, ['ordered', 'checked-in'])
    const { worth = 0, paid = 0 } = row
    if (body.amount === 0 || paid + body.amount > worth) refuse('exceeds', 'amount', String(body.amount))
    const event = eventOf(row, 'settle', body.at, userId)
    await postFunds(event, [
      {
        accountId: body.accountId,
        amount: -body.amount,
        method: body.accountId === 'cash' ? 'cash' : 'transfer',
        group: 'takeIn',
        partnerId: row.supplierId,
        automatic: true,
      },
    ])
    await postDebt(event, row.supplierId, -body.amount)
    return seenBy(userId, await saveTakeIn({ ...row, paid: paid + body.amount }, row.status, event))
  },

  return: async call =>
    seenBy(
      call.userId,
      await returnGoods(await forChange('takeIn', call, ['ordered', 'checked-in', 'settled']), call),
    ),

  async cancel(call) {
    const row = await forChange('takeIn', call, ['draft', 'ordered'], 'check-in')
    if (row.lines.some(({ received }) => received > 0)) wrongState()
    const event = eventOf(row, 'cancel', call.body.at, call.userId)
    if (row.status === 'ordered') await postStock(event, [], incoming(row, -1))
    await audit(event, row.status, 'cancelled')
    return seenBy(call.userId, await saveDocument(inState(row, 'cancelled', call.body.at, call.userId)))
  },
})
