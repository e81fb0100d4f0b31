/*
 * The tickets of a till that are not paid yet. They are stored in `localStorage`, because that is synchronous: a scanned
 * line is not lost when the battery dies immediately afterwards.
 */

/** An amount in đồng, or a percentage. */
export interface Discount {
  value: number
  isPercent: boolean
}

export interface TicketLine {
  id: string
  productId: string
  unit: string
  factor: number
  quantity: number
  price: number
  discount: Discount
  taxPercent: 0 | 5 | 8 | 10
  note: string
}

/** What one customer buys. */
export interface Ticket {
  /** The id of the future sale. */
  id: string
  lines: readonly TicketLine[]
  discount: Discount
  customerId: string | null
  note: string
}

export interface Till {
  tickets: readonly Ticket[]
  /** The id of the ticket on screen. */
  current: string
}

const prefix = 'outpost.till.'
const listeners = new Set<() => void>()
/** The last stored text of each user, and what was read from it: a snapshot is the same object until it changes. */
const read = new Map<string, { text: string | null; till: Till }>()

export const noDiscount: Discount = { value: 0, isPercent: false }

export const newTicket = (): Ticket => ({
  id: crypto.randomUUID(),
  lines: [],
  discount: noDiscount,
  customerId: null,
  note: '',
})

/** Returns the tickets of a user on this device; at least one. */
export function tillOf(userId: string): Till {
  const text = localStorage.getItem(prefix + userId)
  const known = read.get(userId)
  if (known && known.text === text) return known.till
  const till = parsed(text) ?? emptyTill()
  read.set(userId, { text, till })
  return till
}

function emptyTill(): Till {
  const ticket = newTicket()
  return { tickets: [ticket], current: ticket.id }
}

function parsed(text: string | null): Till | undefined {
  if (text === null) return undefined
  try {
    const till: Till = JSON.parse(text)
    return till.tickets.length > 0 ? till : undefined
  } catch {
    return undefined
  }
}

/** Gives a ticket of a user another id: the server has voided the sale with the old one. */
export function renewTicket(userId: string, id: string) {
  const { tickets, current } = tillOf(userId)
  const renewed = crypto.randomUUID()
  saveTill(userId, {
    tickets: tickets.map(ticket => (ticket.id === id ? { ...ticket, id: renewed } : ticket)),
    current: current === id ? renewed : current,
  })
}

/** Stores the tickets of a user. On a full device they stay in the memory of this tab. */
export function saveTill(userId: string, till: Till) {
  let text: string | null = JSON.stringify(till)
  try {
    localStorage.setItem(prefix + userId, text)
  } catch {
    text = localStorage.getItem(prefix + userId)
  }
  read.set(userId, { text, till })
  for (const changed of listeners) changed()
}

/** Calls `changed` when tickets change, in any tab. Returns a function that ends this. */
export function onTill(changed: () => void): () => void {
  const changedElsewhere = ({ key }: StorageEvent) => key?.startsWith(prefix) && changed()
  listeners.add(changed)
  addEventListener('storage', changedElsewhere)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changedElsewhere)
  }
}
