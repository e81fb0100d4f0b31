import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { MAX_AMOUNT } from '#src/contract/shop/values.ts'
import { careWorth } from '#src/lib/care-ticket.ts'
import { notFound } from '#sw/server/problem.ts'
import { checkAmount } from '#sw/shop/documents/check-amount.ts'
import { type Change, eventOf, saveDocument } from '#sw/shop/documents/documents.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { audit, type Reference } from '#sw/shop/posting/reference.ts'
import { reverseStock } from '#sw/shop/posting/reverse.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { checkProducts } from '#sw/shop/posting/stock-book.ts'
import { checkStock } from '#sw/shop/sales/check-lines.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

interface Taken {
  at: string
  partId: string
  productId: string
  warehouseId: string
  quantity: number
  price: number
}

/** The most parts of a ticket. */
const MAX_PARTS = 200

/** Takes a part out of a warehouse and adds it to a ticket. Rejects with 409 when the warehouse has less of it. */
export async function addPart(row: CareTicket, { body, userId }: Change & { body: Taken }) {
  const { at, partId, productId, warehouseId, quantity, price } = body
  await getOr404(db.warehouses, warehouseId, 'warehouse')
  await checkProducts([productId])
  const entries = await db.stockEntries.where({ documentId: row.id }).toArray()
  if (row.parts.some(({ id }) => id === partId) || entries.some(({ lineId }) => lineId === partId))
    refuse('duplicate', 'partId', partId)
  const part = { id: partId, productId, warehouseId, quantity, price, at, by: userId }
  const next = { ...row, parts: [...row.parts, part] }
  checkAmount(next.parts.length > MAX_PARTS ? MAX_AMOUNT + 1 : careWorth(next), 'lines')
  const book = await checkStock([{ productId, quantity, factor: 1 }], { userId, warehouseId })
  const event = eventOf(row, 'part', at, userId)
  await postStock(event, [{ productId, warehouseId, lineId: partId, quantity: -quantity }], [], book)
  await audit(event, row.status, row.status)
  return saveDocument(next)
}

/** Puts a part of a ticket back into its warehouse. */
export async function removePart(
  row: CareTicket,
  { body, userId }: Change & { body: { at: string; partId: string } },
) {
  const part = row.parts.find(({ id }) => id === body.partId) ?? notFound('part', body.partId)
  const event = eventOf(row, 'remove-part', body.at, userId)
  await putBack(event, part.id)
  await audit(event, row.status, row.status)
  return saveDocument({ ...row, parts: row.parts.filter(one => one !== part) })
}

/** Reverses the stock entries of a part, or of all parts of a ticket. */
export async function putBack(event: Reference, partId?: string) {
  const entries = await db.stockEntries.where({ documentId: event.documentId }).toArray()
  await reverseStock(
    event,
    entries.filter(({ lineId }) => partId === undefined || lineId === partId),
  )
}
