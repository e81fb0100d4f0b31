import type { Reservation, Sale, TakeOut } from '#src/contract/shop/documents/documents.ts'
import { forbidden } from '#sw/permissions/forbidden.ts'
import { may } from '#sw/permissions/store.ts'
import { badRequest, Problem } from '#sw/server/problem.ts'
import {
  addDocument,
  type Change,
  eventOf,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { documentTotals } from '#sw/shop/sales/totals.ts'
import { db } from '#sw/storage/db.ts'

type Converting<Body> = Change & { body: Body & { device: string } }

/** Rejects with 403 when the caller may not create what the reservation becomes. */
async function requireArea({ userId, lang }: Change, area: 'check-out' | 'pos') {
  const right = { area, level: 'create' } as const
  if (!(await may(userId, right))) throw forbidden(right, lang)
}

const firstWarehouse = async () =>
  (await db.warehouses.orderBy('id').first())?.id ?? badRequest('warehouseId')

/**
 * Stores a reservation as converted. What was paid in advance lowers the customer's debt, so that a part of the new
 * document that is not paid in cash is settled by it.
 */
async function converted(row: Reservation, { body, userId }: Change, became: TakeOut | Sale) {
  const event = eventOf(row, 'convert', body.at, userId)
  const isHeld = row.depositState === 'held'
  if (isHeld) await postDebt(event, row.customerId ?? '', -row.deposit)
  await audit(event, row.status, 'converted')
  return saveDocument(
    inState(
      {
        ...row,
        depositState: isHeld ? 'settled' : row.depositState,
        becameKind: became.kind,
        becameId: became.id,
      },
      'converted',
      body.at,
      userId,
    ),
  )
}

/** Converts a reservation to the draft of a take-out. The cash to collect is what the deposit does not cover. */
export async function toTakeOut(row: Reservation, call: Converting<{ takeOutId: string }>) {
  await requireArea(call, 'check-out')
  const { at, device, takeOutId: id } = call.body
  const totals = await documentTotals(row.lines, 0)
  const { note, customerId } = row
  const draft = await addDocument<TakeOut>({
    ...newDocument({ id, at, device, note }, call.userId, await nextCode('takeOut', device, at), 'draft'),
    kind: 'takeOut',
    status: 'draft',
    mode: 'counter',
    warehouseId: await firstWarehouse(),
    customerId,
    lines: row.lines.map(line => ({ ...line, collected: 0, delivered: 0 })),
    discount: 0,
    totals,
    paid: 0,
    cashOnDelivery: Math.max(0, totals.total - (row.depositState === 'held' ? row.deposit : 0)),
    receiver: '',
    phone: '',
    address: '',
    carrier: '',
    proof: [],
    reason: '',
    backOrderOf: '',
  })
  return converted(row, call, draft)
}

/** Converts a reservation to a held ticket. Rejects with 409 when the caller has no open session. */
export async function toSale(row: Reservation, call: Converting<{ saleId: string }>) {
  await requireArea(call, 'pos')
  const { at, device, saleId: id } = call.body
  const open = await db.shopSessions.where({ status: 'open' }).toArray()
  const session = open.find(({ openedBy }) => openedBy === call.userId)
  if (!session) throw new Problem(409, { text: { code: 'wrongState' }, field: 'session' })
  const ticket: Sale = {
    ...newDocument({ id, at, device, note: row.note }, call.userId, '', 'open'),
    kind: 'sale',
    status: 'open',
    sessionId: session.id,
    warehouseId: await firstWarehouse(),
    customerId: row.customerId,
    lines: row.lines.map(line => ({ ...line, paid: 0, refunded: 0 })),
    discount: 0,
    totals: await documentTotals(row.lines, 0),
    payments: [],
    change: 0,
    refunded: 0,
  }
  return converted(row, call, await addDocument(inState(ticket, 'held', at, call.userId)))
}
