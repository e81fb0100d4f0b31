import type { TakeIn, TakeInLine } from '#src/contract/shop/documents/documents.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { checkAmount, checkQuantity } from '#sw/shop/documents/check-amount.ts'
import { type Change, eventOf, inState, saveDocument } from '#sw/shop/documents/documents.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { audit, type Reference } from '#sw/shop/posting/reference.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { db } from '#sw/storage/db.ts'
import { netCosts } from './net-costs.ts'

/** Returns the change of what is still incoming of a line. */
function incomingChange(line: TakeInLine, received: number, isLast: boolean) {
  const open = (quantity: number) => Math.max(0, line.ordered - quantity)
  const left = isLast ? 0 : open(received)
  return asQuantity((left - open(line.received)) * line.factor)
}

interface Received {
  lines: { lineId: string; quantity: number; batch: string; expiry: string }[]
  isLast: boolean
}

const lineOf = (row: TakeIn, id: string) => row.lines.find(line => line.id === id) ?? notFound('line', id)

function withoutRepeats(lines: readonly { lineId: string }[]) {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) badRequest('lines')
}

/** Returns whether all goods are there and nothing is left to pay. */
const isSettled = ({ status, worth = 0, paid = 0 }: TakeIn) => status === 'checked-in' && paid >= worth

/** Stores a take-in after an event; it is settled when nothing is left to pay. */
export async function saveTakeIn(row: TakeIn, before: TakeIn['status'], event: Reference) {
  const saved = isSettled(row) ? inState(row, 'settled', event.at, event.by) : row
  await audit(event, before, saved.status)
  return saveDocument(saved)
}

/**
 * Checks goods in: stock, cost, and the debt to the supplier. Rejects with 400 for goods that are more, or worth more,
 * than the limit.
 */
export async function checkIn(row: TakeIn, { body, userId }: Change & { body: Received }): Promise<TakeIn> {
  const { at, isLast } = body
  const { unitCostOf, worthOf } = netCosts(row)
  withoutRepeats(body.lines)
  const delivered = new Map(body.lines.map(line => [lineOf(row, line.lineId).id, line]))
  const lines = row.lines.map(line => {
    const { quantity = 0, batch = '', expiry = '' } = delivered.get(line.id) ?? {}
    return {
      ...line,
      received: asQuantity(line.received + quantity),
      batch: batch || line.batch,
      expiry: expiry || line.expiry,
    }
  })
  for (const { received } of lines) checkQuantity(received)
  const worth = worthOf(lines)
  checkAmount(worth, 'lines')
  const event = eventOf(row, 'check-in', at, userId)
  await postStock(
    event,
    row.lines.flatMap(line => {
      const { quantity = 0 } = delivered.get(line.id) ?? {}
      const stock = asQuantity(quantity * line.factor)
      return stock > 0
        ? [
            {
              productId: line.productId,
              warehouseId: row.warehouseId,
              lineId: line.id,
              quantity: stock,
              unitCost: unitCostOf(line),
            },
          ]
        : []
    }),
    row.lines.map((line, index) => ({
      productId: line.productId,
      warehouseId: row.warehouseId,
      incoming: incomingChange(line, lines[index]?.received ?? 0, isLast),
    })),
  )
  await postDebt(event, row.supplierId, worth - (row.worth ?? 0))
  const isWhole = isLast || lines.every(({ received, ordered }) => received >= ordered)
  const changed = { ...row, lines, worth }
  return saveTakeIn(isWhole ? inState(changed, 'checked-in', at, userId) : changed, row.status, event)
}

/** Returns goods to the supplier at their own cost. */
export async function returnGoods(
  row: TakeIn,
  { body, userId }: Change & { body: { lines: { lineId: string; quantity: number }[] } },
): Promise<TakeIn> {
  withoutRepeats(body.lines)
  if (body.lines.length === 0) badRequest('lines')
  const { unitCostOf, worthOf } = netCosts(row)
  const event = eventOf(row, 'return', body.at, userId)
  const posted = await db.stockEntries.where({ documentId: row.id }).toArray()
  const reversed = new Set(posted.map(({ reversesId }) => reversesId))
  const back = body.lines.map(({ lineId, quantity }) => {
    const line = lineOf(row, lineId)
    if (asQuantity(line.returned + quantity) > line.received) refuse('exceeds', 'quantity', String(quantity))
    const stock = asQuantity(quantity * line.factor)
    const receipt = posted.find(
      entry => entry.lineId === lineId && entry.quantity === stock && !reversed.has(entry.id),
    )
    return { line, quantity, stock, receipt }
  })
  await postStock(
    event,
    back.map(({ line, stock, receipt }) => ({
      productId: line.productId,
      warehouseId: row.warehouseId,
      lineId: line.id,
      quantity: -stock,
      unitCost: unitCostOf(line),
      ...(receipt && { reverses: receipt }),
    })),
  )
  const quantities = new Map(back.map(({ line, quantity }) => [line.id, quantity]))
  const lines = row.lines.map(line => ({
    ...line,
    returned: asQuantity(line.returned + (quantities.get(line.id) ?? 0)),
  }))
  const worth = worthOf(lines)
  await postDebt(event, row.supplierId, worth - (row.worth ?? 0))
  return saveTakeIn({ ...row, lines, worth }, row.status, event)
}
