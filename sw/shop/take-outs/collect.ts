import type { TakeOut, TakeOutLine } from '#src/contract/shop/documents/documents.ts'
import { asQuantity, divideHalfUp, thousandths } from '#src/lib/money/rounding.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import {
  addDocument,
  type Change,
  eventOf,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { documentTotals, subtotalOf } from '#sw/shop/sales/totals.ts'

interface Collected {
  device: string
  backOrderId: string
  lines: { lineId: string; quantity: number }[]
}

/** Returns the part of a line with another quantity, and its share of the discount. */
function partOf(line: TakeOutLine, quantity: number, discount: number): TakeOutLine {
  return { ...line, quantity, discount, collected: 0, delivered: 0 }
}

const shareOf = ({ discount, quantity }: TakeOutLine, part: number) =>
  divideHalfUp(BigInt(discount) * thousandths(part), thousandths(quantity))

/** Splits a take-out into what was collected and what remains for a back-order. */
function split(row: TakeOut, quantities: ReadonlyMap<string, number>) {
  const taken: TakeOutLine[] = []
  const left: TakeOutLine[] = []
  for (const line of row.lines) {
    const quantity = quantities.get(line.id) ?? 0
    const discount = shareOf(line, quantity)
    const rest = asQuantity(line.quantity - quantity)
    if (quantity > 0) taken.push({ ...partOf(line, quantity, discount), collected: quantity })
    if (rest > 0) left.push(partOf(line, rest, line.discount - discount))
  }
  const before = subtotalOf(row.lines)
  const subtotal = subtotalOf(taken)
  const discount = before === 0 ? 0 : divideHalfUp(BigInt(row.discount) * BigInt(subtotal), BigInt(before))
  const fits = Math.min(discount, subtotal)
  return { taken, left, discount: fits, leftDiscount: row.discount - fits }
}

/** Posts the stock out of what was collected. The rest becomes a back-order, whose goods stay reserved. */
export async function collect(
  row: TakeOut,
  { body, userId }: Change & { body: Collected },
): Promise<TakeOut> {
  const { at } = body
  const quantities = new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  if (quantities.size < body.lines.length) badRequest('lines')
  for (const [id, quantity] of quantities) {
    const line = row.lines.find(one => one.id === id) ?? notFound('line', id)
    if (quantity > line.quantity) refuse('exceeds', 'quantity', String(quantity))
  }
  const { taken, left, discount, leftDiscount } = split(row, quantities)
  if (taken.length === 0) badRequest('lines')
  const event = eventOf(row, 'collect', at, userId)
  const stock = taken.map(line => ({ line, quantity: asQuantity(line.quantity * line.factor) }))
  await postStock(
    event,
    stock.map(({ line, quantity }) => ({
      productId: line.productId,
      warehouseId: row.warehouseId,
      lineId: line.id,
      quantity: -quantity,
    })),
    stock.map(({ line, quantity }) => ({
      productId: line.productId,
      warehouseId: row.warehouseId,
      reserved: -quantity,
    })),
  )
  await audit(event, row.status, 'collected')
  const totals = await documentTotals(taken, discount)
  const cashOnDelivery = Math.min(row.cashOnDelivery, totals.total)
  // The rest of the cash is collected with the back-order.
  const unpaid = { ...row, cashOnDelivery: row.cashOnDelivery - cashOnDelivery }
  if (left.length > 0) await addBackOrder(unpaid, left, leftDiscount, body, userId)
  return saveDocument(
    inState({ ...row, lines: taken, discount, totals, cashOnDelivery }, 'collected', at, userId),
  )
}

async function addBackOrder(
  row: TakeOut,
  lines: TakeOutLine[],
  discount: number,
  { device, backOrderId, at }: Collected & { at: string },
  userId: string,
) {
  const fits = Math.min(discount, subtotalOf(lines))
  const totals = await documentTotals(lines, fits)
  await addDocument<TakeOut>({
    ...row,
    ...newDocument(
      { id: backOrderId, at, device, note: row.note },
      userId,
      await nextCode('takeOut', device, at),
      'checked-out',
    ),
    status: 'checked-out',
    lines,
    discount: fits,
    totals,
    cashOnDelivery: Math.min(row.cashOnDelivery, totals.total),
    backOrderOf: row.id,
  })
}
