import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { type SaleLineInput, sales } from '#src/contract/shop/sales.ts'
import { handle } from '#sw/server/handle.ts'
import { badRequest } from '#sw/server/problem.ts'
import { isReplayed } from '#sw/server/replayed.ts'
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
import { requireOwn, wrongState } from '#sw/shop/documents/refuse.ts'
import { type Require, rightsOf } from '#sw/shop/grants/store.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { openSession } from '#sw/shop/sessions/session.ts'
import { shopSettings } from '#sw/shop/settings.ts'
import { db } from '#sw/storage/db.ts'
import { checkCustomer, checkLines, openAvailable } from './check-lines.ts'
import { type Paid, pay } from './pay.ts'
import { refund } from './refund.ts'
import { documentTotals } from './totals.ts'

interface Ticket {
  warehouseId: string
  customerId: string | null
  lines: SaleLineInput[]
  discount: number
  note: string
}

/** Returns the fields of a ticket with its totals, after checking its lines. */
async function ticketOf(
  { warehouseId, customerId, lines, discount, note }: Ticket,
  requireRight: Require,
  stored?: Sale,
) {
  await checkCustomer(customerId)
  await checkLines(lines, discount, { warehouseId, requireRight, stored })
  return {
    warehouseId,
    customerId,
    discount,
    note,
    lines: lines.map(line => ({ ...line, paid: 0, refunded: 0 })),
    totals: await documentTotals(lines, discount),
  }
}

/**
 * Rejects with 400 for a way of paying that the shop does not take. The server of a team does not refuse money that a
 * device has taken.
 */
async function checkMethods(payments: readonly Paid[]) {
  const { methods } = await shopSettings()
  if (!isReplayed() && payments.some(({ method }) => !methods.includes(method))) badRequest('payments')
}

/** Changes the state of a ticket. */
async function move(call: Change, from: Sale['status'][], to: Sale['status']) {
  const ticket = await forChange('sale', call, from, 'pos')
  const { at } = call.body
  await audit(eventOf(ticket, to, at, call.userId), ticket.status, to)
  return saveDocument(inState(ticket, to, at, call.userId))
}

export const saleHandlers = handle(sales, {
  list: ({ query }) =>
    listDocuments('sale', query, query.session ? ({ sessionId }) => sessionId === query.session : undefined),
  get: ({ params }) => findDocument('sale', params.id),
  async available({ query: { warehouse, products } }) {
    const ids = [...new Set(products.split(','))].filter(Boolean)
    const { availableOf } = await openAvailable(ids, warehouse)
    return ids.flatMap(productId => {
      const available = availableOf(productId)
      return available === undefined ? [] : [{ productId, available }]
    })
  },

  async create(call) {
    const { body, userId } = call
    const { id, at, device, sessionId } = body
    await requireOwn((await openSession(sessionId)).openedBy, 'pos', call)
    const requireRight = rightsOf({ kind: 'sale', id, code: '', version: 0 }, call, 'ticket')
    return addDocument<Sale>({
      ...newDocument({ id, at, device, note: body.note }, userId, '', 'open'),
      ...(await ticketOf(body, requireRight)),
      kind: 'sale',
      status: 'open',
      sessionId,
      payments: [],
      change: 0,
      refunded: 0,
    })
  },

  async update(call) {
    const ticket = await forChange('sale', call, ['open', 'held'], 'pos')
    const requireRight = rightsOf(ticket, call, 'ticket')
    return saveDocument({ ...ticket, ...(await ticketOf(call.body, requireRight, ticket)) })
  },

  hold: call => move(call, ['open'], 'held'),
  resume: call => move(call, ['held'], 'open'),

  async void(call) {
    await rightsOf(await findDocument('sale', call.params.id), call, 'void')('void')
    return move(call, ['open', 'held'], 'void')
  },

  async pay(call) {
    const ticket = await forChange('sale', call, ['open'], 'pos')
    await checkMethods(call.body.payments)
    return pay(ticket, call, rightsOf(ticket, call, 'pay'))
  },

  async refund(call) {
    const sale = await forChange('sale', call, ['paid'])
    await rightsOf(sale, call, 'refund')('refund')
    return refund(sale, call)
  },

  // The version stays: a print changes nothing that an editor sees.
  async printed({ params, body: { printId, at }, userId }) {
    const sale = await findDocument('sale', params.id)
    if (sale.code === '') wrongState()
    const prints = sale.prints ?? []
    if (prints.includes(printId)) return sale
    const printed = { ...sale, prints: [...prints, printId] }
    await db.shopDocuments.put(printed)
    await audit({ ...eventOf(sale, 'print', at, userId), event: `print-${printed.prints.length}` }, '', '')
    return printed
  },
})
