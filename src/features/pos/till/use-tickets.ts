import { useSyncExternalStore } from 'react'
import { newTicket, onTill, renewTicket, saveTill, type Ticket, tillOf } from '#src/device/till.ts'
import { type Sold, unsold } from '#src/features/pos/ticket/lines.ts'

export const MAX_TICKETS = 5

/** Returns the tickets of a user on this device and what changes them. Every change is stored immediately. */
export function useTickets(userId: string) {
  const { tickets, current } = useSyncExternalStore(onTill, () => tillOf(userId))
  const ticket = tickets.find(({ id }) => id === current) ?? tickets[0] ?? newTicket()

  function change(update: (tickets: readonly Ticket[]) => readonly Ticket[], chosen = ticket.id) {
    const next = update(tillOf(userId).tickets)
    saveTill(userId, { tickets: next.length > 0 ? next : [newTicket()], current: chosen })
  }

  const storedTicket = (id: string) => tillOf(userId).tickets.find(one => one.id === id)

  /** Takes a ticket away and puts others in its place. One that was taken away earlier is put before the others. */
  function replace(id: string, others: readonly Ticket[] = []) {
    const now = tillOf(userId).tickets
    const place = Math.max(
      0,
      now.findIndex(one => one.id === id),
    )
    const isThere = now.some(one => one.id === id)
    const rest = now.filter(one => one.id !== id && (isThere || one.lines.length > 0))
    const next = others.length > 0 || rest.length > 0 ? others : [newTicket()]
    const chosen = next[0] ?? rest[Math.max(0, place - 1)]
    change(() => [...rest.slice(0, place), ...next, ...rest.slice(place)], chosen?.id)
  }

  return {
    tickets,
    ticket,
    /** Changes the ticket on screen as it is stored now. It is the same function until the user changes. */
    editCurrent(edited: (ticket: Ticket) => Ticket) {
      const till = tillOf(userId)
      const shown = till.tickets.find(({ id }) => id === till.current) ?? till.tickets[0]
      if (!shown) return
      const changed = till.tickets.map(one => (one === shown ? edited(one) : one))
      saveTill(userId, { tickets: changed, current: shown.id })
    },
    edit: (edited: (ticket: Ticket) => Ticket) =>
      change(all =>
        all.some(({ id }) => id === ticket.id)
          ? all.map(one => (one.id === ticket.id ? edited(one) : one))
          : [...all, edited(ticket)],
      ),
    choose: (id: string) => change(all => all, id),
    addTicket() {
      if (tickets.length >= MAX_TICKETS) return
      const made = newTicket()
      change(all => [...all, made], made.id)
    },
    replace,
    renew: (id: string) => renewTicket(userId, id),
    /** Takes away what a sale has of a ticket. What was added while the server stored it is a new ticket. */
    finish: (sent: Ticket, sold: readonly Sold[]) =>
      replace(sent.id, unsold(storedTicket(sent.id) ?? sent, sold)),
    /** Puts a ticket before another one, or in its place when that is empty. One that is there already stays. */
    putBefore(id: string, resumed: Ticket) {
      const other = storedTicket(id)
      if (!storedTicket(resumed.id)) replace(id, other?.lines.length ? [resumed, other] : [resumed])
    },
  }
}
