import type { TakeIn, TakeInLine } from '#src/contract/shop/documents.ts'
import { costOf } from '#src/lib/money/average-cost.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { checkAmount } from '#sw/shop/documents/check-amount.ts'
import { type Change, eventOf, inState, saveDocument } from '#sw/shop/documents/documents.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { postDebt } from '#sw/shop/posting/debts.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { db } from '#sw/storage/db.ts'

/** Returns the cost of a stock unit of a line, with four decimals. */
const unitCostOf = ({ cost = 0, factor }: TakeInLine) => Math.round((cost / factor) * 10_000) / 10_000

/** Returns what a quantity of a line costs, in whole đồng. */
const worthOf = ({ cost = 0 }: TakeInLine, quantity: number) => costOf(quantity, cost)

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

/** Checks goods in: stock, cost, and the debt to the supplier. Rejects with 400 for goods worth more than the limit. */
export async function checkIn(row: TakeIn, { body, userId }: Change & { body: Received }): Promise<TakeIn> {
  const { at, isLast } = body
  withoutRepeats(body.lines)
  const delivered = new Map(body.lines.map(line => [lineOf(row, line.lineId).id, line]))
  const worth = row.lines.reduce((sum, line) => sum + worthOf(line, delivered.get(line.id)?.quantity ?? 0), 0)
  const worthAfter = (row.worth ?? 0) + worth
  checkAmount(worthAfter, 'lines')
  const event = eventOf(row, 'check-in', at, userId)
  const lines = row.lines.map(line => {
    const { quantity = 0, batch = '', expiry = '' } = delivered.get(line.id) ?? {}
    return {
      ...line,
      received: asQuantity(line.received + quantity),
      batch: batch || line.batch,
      expiry: expiry || line.expiry,
    }
  })
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
  await postDebt(event, row.supplierId, worth)
  const isWhole = isLast || lines.every(({ received, ordered }) => received >= ordered)
  await audit(event, row.status, isWhole ? 'checked-in' : row.status)
  const changed = { ...row, lines, worth: worthAfter }
  return saveDocument(isWhole ? inState(changed, 'checked-in', at, userId) : changed)
}

/** Returns goods to the supplier at their own cost. */
export async function returnGoods(
  row: TakeIn,
  { body, userId }: Change & { body: { lines: { lineId: string; quantity: number }[] } },
): Promise<TakeIn> {
  withoutRepeats(body.lines)
  if (body.lines.length === 0) badRequest('lines')
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
  const worth = back.reduce((sum, { line, quantity }) => sum + worthOf(line, quantity), 0)
  await postDebt(event, row.supplierId, -worth)
  await audit(event, row.status, row.status)
  const quantities = new Map(back.map(({ line, quantity }) => [line.id, quantity]))
  return saveDocument({
    ...row,
    lines: row.lines.map(line => ({
      ...line,
      returned: asQuantity(line.returned + (quantities.get(line.id) ?? 0)),
    })),
    worth: (row.worth ?? 0) - worth,
  })
}
