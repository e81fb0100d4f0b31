import type { Sale } from '#src/contract/shop/documents.ts'
import { type SaleLineInput, sales } from '#src/contract/shop/sales.ts'
import { handle } from '#sw/server/handle.ts'
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
import { requireRight } from '#sw/shop/documents/refuse.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { openSession } from '#sw/shop/sessions/session.ts'
import { checkCustomer, checkLines } from './check-lines.ts'
import { pay } from './pay.ts'
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
async function ticketOf({ warehouseId, customerId, lines, discount, note }: Ticket, userId: string) {
  await checkCustomer(customerId)
  await checkLines(lines, discount, { userId, warehouseId })
  return {
    warehouseId,
    customerId,
    discount,
    note,
    lines: lines.map(line => ({ ...line, paid: 0, refunded: 0 })),
    totals: await documentTotals(lines, discount),
  }
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
    listDocuments('sale', query, ({ sessionId }) => !query.session || sessionId === query.session),
  get: ({ params }) => findDocument('sale', params.id),

  async create({ body, userId }) {
    const { id, at, device, sessionId } = body
    await openSession(sessionId)
    return addDocument<Sale>({
      ...newDocument({ id, at, device, note: body.note }, userId, '', 'open'),
      ...(await ticketOf(body, userId)),
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
    return saveDocument({ ...ticket, ...(await ticketOf(call.body, call.userId)) })
  },

  hold: call => move(call, ['open'], 'held'),
  resume: call => move(call, ['held'], 'open'),

  async void(call) {
    await requireRight(call.userId, 'void')
    return move(call, ['open', 'held'], 'void')
  },

  pay: async call => pay(await forChange('sale', call, ['open'], 'pos'), call),

  async refund(call) {
    await requireRight(call.userId, 'refund')
    return refund(await forChange('sale', call, ['paid']), call)
  },
})
