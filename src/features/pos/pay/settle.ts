import { client } from '#src/api/client.ts'
import type { Granting } from '#src/blocks/shop/grant/granting.ts'
import type { Method, Sale } from '#src/contract/shop/documents/documents.ts'
import type { Act } from '#src/contract/shop/grants.ts'
import { sales } from '#src/contract/shop/sales.ts'
import { devicePrefix } from '#src/device/prefix.ts'
import type { Ticket } from '#src/device/till.ts'
import { discountOf, pricedLine, subtotalOf } from '#src/features/pos/ticket/lines.ts'
import { ApiProblem } from '#src/lib/problem.ts'

export const saleCalls = client(sales)

export interface Payment {
  method: Method
  amount: number
}

interface Place {
  sessionId: string
  warehouseId: string
}

const now = () => new Date().toISOString()

/** Returns what a manager is asked to grant: the prices and discounts of a ticket. */
export function actOf(ticket: Ticket, warehouseId: string): Act {
  const { lines, discount } = fieldsOf(ticket, warehouseId)
  return { call: 'ticket', documentId: ticket.id, lines, discount }
}

/** Returns what the calls for a ticket take. */
const fieldsOf = (ticket: Ticket, warehouseId: string) => ({
  warehouseId,
  customerId: ticket.customerId,
  lines: ticket.lines.map(pricedLine),
  discount: discountOf(ticket.discount, subtotalOf(ticket)),
  note: ticket.note,
})

const isProblem = (error: unknown, status: number) => error instanceof ApiProblem && error.status === status

/** Returns whether a ticket cannot be sold any more because it was voided. Its goods can, with another id. */
export const isVoided = (error: unknown) => error instanceof ApiProblem && error.code === 'voided'

/** Throws when a ticket was voided: a write that is late or repeated does not sell it. */
function refuseVoid(stored: Sale | undefined) {
  if (stored?.status === 'void') throw new ApiProblem(409, { code: 'voided' })
}

/**
 * Returns the stored ticket, open and as it is on the device. An earlier attempt may have stored it: then it is brought
 * up to date. A ticket that is paid already is returned as it is. Rejects with an `ApiProblem`; its
 * code is `voided` for a ticket that somebody has voided.
 */
async function storeTicket(
  ticket: Ticket,
  { sessionId, warehouseId }: Place,
  grant: string | undefined,
): Promise<Sale> {
  const fields = fieldsOf(ticket, warehouseId)
  const params = { id: ticket.id }
  try {
    return await saleCalls.create({
      body: { id: ticket.id, at: now(), device: devicePrefix(), sessionId, grant, ...fields },
    })
  } catch (error) {
    if (!isProblem(error, 409)) throw error
    const stored = await saleCalls.get({ params }).catch(() => undefined)
    if (!stored) throw error
    refuseVoid(stored)
    if (stored.status !== 'open' && stored.status !== 'held') return stored
    const updated = await saleCalls.update({
      params,
      body: { version: stored.version, at: now(), grant, ...fields },
    })
    if (updated.status === 'open') return updated
    return saleCalls.resume({ params, body: { version: updated.version, at: now() } })
  }
}

/**
 * Pays a ticket and returns the sale. It is safe to repeat: a ticket whose first attempt got its reply too late is not
 * paid twice. A manager is asked for what the user may not do: first for the prices of the ticket, then for selling what
 * is not there or credit beyond the limit. Rejects with an `ApiProblem`.
 */
export async function settle(
  ticket: Ticket,
  payments: readonly Payment[],
  place: Place,
  granting: Granting,
): Promise<Sale> {
  const sale = await granting(actOf(ticket, place.warehouseId), grant => storeTicket(ticket, place, grant))
  if (sale.status !== 'open') return sale
  const { id, version } = sale
  const paid = { version, payments: [...payments] }
  try {
    return await granting({ call: 'pay', documentId: id, ...paid }, grant =>
      saleCalls.pay({ params: { id }, body: { ...paid, at: now(), grant } }),
    )
  } catch (error) {
    const stored = isProblem(error, 409)
      ? await saleCalls.get({ params: { id } }).catch(() => undefined)
      : undefined
    if (stored?.status === 'paid') return stored
    refuseVoid(stored)
    throw error
  }
}

/** Stores a ticket on the server and holds it: every till of the shop can resume it. Rejects with an `ApiProblem`. */
export async function holdTicket(ticket: Ticket, place: Place, grant?: string): Promise<Sale> {
  const sale = await storeTicket(ticket, place, grant)
  if (sale.status !== 'open') return sale
  return saleCalls.hold({ params: { id: sale.id }, body: { version: sale.version, at: now() } })
}

/** Returns a stored ticket as this device keeps it. */
export const ticketOf = ({ id, lines, discount, customerId, note }: Sale): Ticket => ({
  id,
  customerId,
  note,
  discount: { value: discount, isPercent: false },
  lines: lines.map(({ paid: _, refunded: __, ...line }) => ({
    ...line,
    discount: { value: line.discount, isPercent: false },
  })),
})
