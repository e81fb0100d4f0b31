import { adjustments } from '#src/contract/shop/documents/adjustments.ts'
import type { Adjustment } from '#src/contract/shop/documents/documents.ts'
import { handle } from '#sw/server/handle.ts'
import { badRequest } from '#sw/server/problem.ts'
import {
  addDocument,
  eventOf,
  findDocument,
  forChange,
  inState,
  newDocument,
  saveDocument,
} from '#sw/shop/documents/documents.ts'
import { listDocuments } from '#sw/shop/documents/list.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { reverse } from '#sw/shop/posting/reverse.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { checkProducts } from '#sw/shop/posting/stock-book.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

export const adjustmentHandlers = handle(adjustments, {
  list: ({ query }) => listDocuments('adjustment', query),
  get: ({ params }) => findDocument('adjustment', params.id),

  async post({ body: { id, at, device, warehouseId, reason, lines, note }, userId }) {
    await getOr404(db.warehouses, warehouseId, 'warehouse')
    if (lines.length === 0 || lines.some(({ quantity }) => quantity === 0)) badRequest('lines')
    await checkProducts(lines.map(({ productId }) => productId))
    if (await db.shopDocuments.get(id)) refuse('duplicate', 'id', id)
    const row: Adjustment = {
      ...newDocument({ id, at, device, note }, userId, await nextCode('adjustment', device, at), 'posted'),
      kind: 'adjustment',
      status: 'posted',
      warehouseId,
      reason,
      lines,
    }
    const event = eventOf(row, 'post', at, userId)
    await postStock(
      event,
      lines.map(({ productId, quantity }, index) => ({
        productId,
        warehouseId,
        lineId: String(index),
        quantity,
      })),
    )
    await audit(event, '', 'posted')
    return addDocument(row)
  },

  async cancel(call) {
    const row = await forChange('adjustment', call, ['posted'])
    const event = eventOf(row, 'cancel', call.body.at, call.userId)
    await reverse(event)
    await audit(event, row.status, 'cancelled')
    return saveDocument(inState(row, 'cancelled', call.body.at, call.userId))
  },
})
