import type { Ticket } from '#src/device/till.ts'
import { quantities } from './lines.ts'

/** The products that are short, with what the warehouse of the till can still sell of each, in stock units. */
export type Shortages = ReadonlyMap<string, number>

/** Returns the products of which a ticket takes more than is available, with what is available of each. */
export function shortagesOf(ticket: Ticket, available: ReadonlyMap<string, number>): Shortages {
  const short = new Map<string, number>()
  for (const [productId, quantity] of quantities(ticket)) {
    const left = available.get(productId)
    if (left !== undefined && quantity > left) short.set(productId, left)
  }
  return short
}
