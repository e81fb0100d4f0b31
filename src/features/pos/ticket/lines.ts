import type { Picked } from '#src/blocks/shop/products/find-products.ts'
import { quantitiesOf } from '#src/blocks/shop/products/shortages.ts'
import { taxOf } from '#src/blocks/shop/products/units.ts'
import type { TillTerms } from '#src/contract/shop/sessions.ts'
import { type Discount, noDiscount, type Ticket, type TicketLine } from '#src/device/till.ts'
import { amountOf, asQuantity, percentOf } from '#src/lib/money/rounding.ts'
import { lineAmount, totalsOf } from '#src/lib/money/totals.ts'

/** Returns a discount of an amount in đồng; it is not larger than the amount. */
export const discountOf = ({ value, isPercent }: Discount, amount: number) =>
  Math.min(amount, isPercent ? percentOf(amount, Math.min(100, value)) : value)

/** Returns a line as the server takes it, with its discount in đồng. */
export const pricedLine = (line: TicketLine) => ({
  ...line,
  discount: discountOf(line.discount, amountOf(line.quantity, line.price)),
})

/** Returns the sum of the lines in đồng, before the discount of the ticket. */
export const subtotalOf = ({ lines }: Ticket) =>
  lines.reduce((sum, line) => sum + lineAmount(pricedLine(line)), 0)

/** Returns the totals of a ticket. Cash is rounded as the shop does it. */
export function ticketTotals(
  ticket: Ticket,
  { vatMode, cashStep }: Pick<TillTerms, 'vatMode' | 'cashStep'>,
  isCash: boolean,
) {
  const discount = discountOf(ticket.discount, subtotalOf(ticket))
  return totalsOf(ticket.lines.map(pricedLine), { discount, vatMode, cashStep: isCash ? cashStep : 1 })
}

/** Adds one of a product: to its line when there is one with the same unit and nothing special, or as a new line. */
export function added(ticket: Ticket, { product, unit }: Picked, id: string, quantity = 1): Ticket {
  const same = ticket.lines.find(
    line =>
      line.productId === product.id &&
      line.unit === unit.name &&
      line.price === unit.price &&
      line.note === '' &&
      line.discount.value === 0,
  )
  if (same) return changedLine(ticket, same.id, { quantity: asQuantity(same.quantity + quantity) })
  const line: TicketLine = {
    id,
    productId: product.id,
    unit: unit.name,
    factor: unit.factor,
    quantity,
    price: unit.price,
    discount: noDiscount,
    taxPercent: taxOf(product),
    note: '',
  }
  return { ...ticket, lines: [...ticket.lines, line] }
}

/** Changes a line; a line with a quantity of 0 is removed. */
export const changedLine = (ticket: Ticket, id: string, change: Partial<TicketLine>): Ticket => ({
  ...ticket,
  lines: ticket.lines.flatMap(line => {
    if (line.id !== id) return line
    const changed = { ...line, ...change }
    return changed.quantity > 0 ? changed : []
  }),
})

/** A line of a sale. */
export type Sold = Pick<TicketLine, 'id' | 'quantity'>

/** Returns the lines and quantities of a ticket that a sale does not have, as a new ticket; none when it has all. */
export function unsold(ticket: Ticket, sold: readonly Sold[]): readonly Ticket[] {
  const lines = ticket.lines.flatMap(line => {
    const match = sold.find(({ id }) => id === line.id)
    if (!match) return line
    const quantity = asQuantity(line.quantity - match.quantity)
    return quantity > 0
      ? { ...line, id: crypto.randomUUID(), quantity, discount: percentOnly(line.discount) }
      : []
  })
  if (lines.length === 0) return []
  return [{ ...ticket, id: crypto.randomUUID(), lines, discount: percentOnly(ticket.discount) }]
}

/** The sale has already given an amount in đồng. */
const percentOnly = (discount: Discount) => (discount.isPercent ? discount : noDiscount)

/** Returns the id of the last line of each product. */
export const lastLines = ({ lines }: Ticket): ReadonlyMap<string, string> =>
  new Map(lines.map(({ productId, id }) => [productId, id]))

/** Returns how much of each product is on the ticket, in its stock unit. */
export const quantities = ({ lines }: Ticket) => quantitiesOf(lines)
