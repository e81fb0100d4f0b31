import { care } from '#src/contract/shop/documents/care.ts'
import type { CareState, CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { withNouns } from '#src/contract/shop.ts'
import { careTotal, careWorth } from '#src/lib/care-ticket.ts'
import { handle, type Route } from '#sw/server/handle.ts'
import { badRequest } from '#sw/server/problem.ts'
import { isReplayed } from '#sw/server/replayed.ts'
import { checkAmount } from '#sw/shop/documents/check-amount.ts'
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
import { refuse, requireOwn, wrongState } from '#sw/shop/documents/refuse.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { postFunds } from '#sw/shop/posting/funds.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { checkProducts } from '#sw/shop/posting/stock-book.ts'
import { checkCustomer } from '#sw/shop/sales/check-lines.ts'
import { checkCredit } from '#sw/shop/sales/pay.ts'
import { addTaken, sessionOf } from '#sw/shop/sessions/session.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { listTickets, soldBefore } from './find.ts'
import { addPart, putBack, removePart } from './parts.ts'

type Fields = Omit<
  CareTicket,
  | 'id'
  | 'code'
  | 'at'
  | 'by'
  | 'device'
  | 'version'
  | 'stamps'
  | 'kind'
  | 'status'
  | 'parts'
  | 'log'
  | 'quoted'
  | 'reason'
  | 'paid'
>

const beforeReturn: readonly CareState[] = [
  'received',
  'diagnosing',
  'quoted',
  'in-progress',
  'waiting',
  'ready',
  'rejected',
]
const withParts: readonly CareState[] = ['diagnosing', 'quoted', 'in-progress', 'waiting', 'ready']
const rejectable: readonly CareState[] = ['received', 'diagnosing', 'quoted', 'in-progress', 'waiting']

/** Returns the fields of a call, after checking what they refer to. What the ticket has already is not checked again. */
async function fieldsOf(body: Fields, row?: CareTicket): Promise<Fields> {
  const { customerId, contact, productId, item, serial, issue, priority, assigneeId } = body
  const { due, soldOn, soldCode, warrantyMonths, labour, photos, note } = body
  if (productId === null && item.trim() === '') badRequest('item')
  if (customerId !== row?.customerId) await checkCustomer(customerId)
  if (productId !== null && productId !== row?.productId) await checkProducts([productId])
  if (assigneeId !== null && assigneeId !== row?.assigneeId) await getOr404(db.users, assigneeId, 'user')
  checkAmount(careWorth({ labour, parts: row?.parts ?? [] }), 'lines')
  return {
    customerId,
    contact,
    productId,
    item,
    serial,
    issue,
    priority,
    assigneeId,
    due,
    soldOn,
    soldCode,
    warrantyMonths,
    labour,
    photos,
    note,
  }
}

/**
 * Returns a ticket that is to be changed, like `forChange`. Those who may only create may change the tickets that they
 * took in or that are theirs to do.
 */
async function ticketOf(call: Change, states: readonly CareState[]) {
  const { by, assigneeId } = await findDocument('care', call.params.id)
  if (assigneeId !== call.userId) await requireOwn(by, 'care', call)
  return forChange('care', call, states)
}

/** Stores a ticket in another state, with a line in the audit log. */
async function move(row: CareTicket, { body, userId }: Change, to: CareState) {
  await audit(eventOf(row, to, body.at, userId), row.status, to)
  return saveDocument(inState(row, to, body.at, userId))
}

/** Returns the handler of a call that only changes the state. */
const step =
  (from: CareState, to: CareState) =>
  async (call: Change): Promise<CareTicket> =>
    move(await ticketOf(call, [from]), call, to)

/**
 * Returns the id of the caller's open drawer, into which cash goes; empty for another account. Rejects with 409 when the
 * caller has no open drawer. The server of a team does not refuse cash that a device has taken.
 */
async function drawerFor(accountId: string, userId: string) {
  if (accountId !== 'cash') return ''
  return (await sessionOf(userId))?.id ?? (isReplayed() ? '' : wrongState())
}

/** Hands a ticket's thing over: what is paid goes into the account, the rest is the customer's debt. */
async function handBack(row: CareTicket, call: Change & { body: { accountId: string; amount: number } }) {
  const { accountId, amount, at } = call.body
  const credit = careTotal(row) - amount
  if (credit < 0) refuse('exceeds', 'amount', String(amount))
  await checkCredit(row.customerId, credit, call.userId)
  const event = eventOf(row, 'return', at, call.userId)
  if (amount > 0) {
    const { kind } = await getOr404(db.fundAccounts, accountId, 'account')
    const sessionId = await drawerFor(accountId, call.userId)
    if (sessionId) await addTaken(sessionId, [{ method: 'cash', amount }])
    await postFunds(event, [
      {
        accountId,
        amount,
        method: kind === 'cash' ? 'cash' : 'transfer',
        group: 'care',
        partnerId: row.customerId ?? '',
        sessionId,
        automatic: true,
      },
    ])
  }
  await postDebt(event, row.customerId ?? '', credit)
  return move({ ...row, paid: amount }, call, 'returned')
}

/** The sample posts its tickets with these. */
export const careHandlers = handle(care, {
  list: ({ query }) => listTickets(query),
  warranty: ({ query }) => soldBefore(query),
  get: ({ params }) => findDocument('care', params.id),

  async create({ body, userId }) {
    const { id, at, device, note } = body
    const fields = await fieldsOf(body)
    if (await db.shopDocuments.get(id)) refuse('duplicate', 'id', id)
    const code = await nextCode('care', device, at)
    const row: CareTicket = {
      ...newDocument({ id, at, device, note }, userId, code, 'received'),
      ...fields,
      kind: 'care',
      status: 'received',
      parts: [],
      log: [],
      quoted: 0,
      reason: '',
      paid: 0,
    }
    await audit(eventOf(row, 'received', at, userId), '', 'received')
    return addDocument(row)
  },

  async update(call) {
    const row = await ticketOf(call, beforeReturn)
    return saveDocument({ ...row, ...(await fieldsOf(call.body, row)) })
  },

  diagnose: step('received', 'diagnosing'),
  quote: async call => {
    const row = await ticketOf(call, ['diagnosing'])
    return move({ ...row, quoted: call.body.amount }, call, 'quoted')
  },
  start: step('quoted', 'in-progress'),
  wait: step('in-progress', 'waiting'),
  resume: step('waiting', 'in-progress'),
  ready: step('in-progress', 'ready'),
  close: step('returned', 'closed'),

  async reject(call) {
    const row = await ticketOf(call, rejectable)
    await putBack(eventOf(row, 'reject', call.body.at, call.userId))
    return move({ ...row, parts: [], reason: call.body.reason }, call, 'rejected')
  },

  return: async call => handBack(await ticketOf(call, ['ready', 'rejected']), call),

  addPart: async call => addPart(await ticketOf(call, withParts), call),
  removePart: async call => removePart(await ticketOf(call, withParts), call),

  async comment({ params, body: { noteId, at, text }, userId }) {
    const row = await findDocument('care', params.id)
    if (row.log.some(({ id }) => id === noteId)) refuse('duplicate', 'noteId', noteId)
    return saveDocument({ ...row, log: [...row.log, { id: noteId, at, by: userId, text }] })
  },
})

// The sample posts its tickets with this: its own chunk is full.
export { careOn } from '#sw/shop/sample/care-work.ts'

/** The tickets of the customer care, in a chunk of their own. */
export const handlers = withNouns<Route>({ care: careHandlers })
