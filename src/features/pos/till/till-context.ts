import { createContext, use } from 'react'
import type { Picked } from '#src/blocks/shop/products/find-products.ts'
import type { Shortages } from '#src/blocks/shop/products/shortages.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import type { Session, TillTerms } from '#src/contract/shop/sessions.ts'
import type { Ticket } from '#src/device/till.ts'
import type { Sold } from '#src/features/pos/ticket/lines.ts'

export interface TillState {
  terms: TillTerms
  /** The open session of the user; `null` while the drawer is closed. */
  session: Session | null
  warehouseId: string
  products: readonly ShopProduct[]
  byId: ReadonlyMap<string, ShopProduct>
  tickets: readonly Ticket[]
  ticket: Ticket
  /** The line that was added or changed last: the keys + and − change it. */
  touched: string | undefined
  canSell: boolean
  /** The products of which the ticket takes more than is there. */
  shortages: Shortages
  edit: (change: (ticket: Ticket) => Ticket) => void
  add: (picked: Picked) => void
  /** Adds the product with a code, or says that there is none. */
  addCode: (code: string) => void
  /** Changes the quantity of a line by a step; at 0 it is removed. */
  step: (lineId: string, by: number) => void
  touch: (lineId: string) => void
  choose: (ticketId: string) => void
  addTicket: () => void
  /** Takes a ticket away, and puts others in its place. */
  replace: (ticketId: string, others?: readonly Ticket[]) => void
  /** Gives a ticket another id, because the sale with its id is void. */
  renew: (ticketId: string) => void
  /** Takes away what a sale has of a ticket; what was added meanwhile is a new ticket. */
  finish: (ticket: Ticket, sold: readonly Sold[]) => void
  /** Puts a ticket before another one, or in its place when that is empty. One that is there already stays. */
  putBefore: (ticketId: string, resumed: Ticket) => void
}

export const TillContext = createContext<TillState | null>(null)

export function useTill(): TillState {
  const till = use(TillContext)
  if (!till) throw new Error('useTill needs a TillContext')
  return till
}
