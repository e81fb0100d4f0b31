import type { Transfer } from '#src/contract/shop/documents/documents.ts'
import { transfers } from '#src/contract/shop/documents/transfers.ts'
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
import { rightsOf } from '#sw/shop/grants/store.ts'
import { nextCode } from '#sw/shop/posting/codes.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import { reverse } from '#sw/shop/posting/reverse.ts'
import { postStock } from '#sw/shop/posting/stock.ts'
import { checkProducts } from '#sw/shop/posting/stock-book.ts'
import { checkStock } from '#sw/shop/sales/check-lines.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

/** Returns the changes of what is incoming at the other warehouse when goods leave (1) or no longer come (-1). */
const incoming = ({ lines, toWarehouseId }: Transfer, sign: 1 | -1) =>
  lines.map(({ productId, quantity }) => ({
    productId,
    warehouseId: toWarehouseId,
    incoming: sign * quantity,
  }))

export const transferHandlers = handle(transfers, {
  list: ({ query }) => listDocuments('transfer', query),
  get: ({ params }) => findDocument('transfer', params.id),

  async create({ body: { id, at, device, warehouseId, toWarehouseId, lines, note }, userId }) {
    await getOr404(db.warehouses, warehouseId, 'warehouse')
    await getOr404(db.warehouses, toWarehouseId, 'warehouse')
    if (warehouseId === toWarehouseId) badRequest('toWarehouseId')
    if (new Set(lines.map(({ productId }) => productId)).size < lines.length) badRequest('lines')
    await checkProducts(lines.map(({ productId }) => productId))
    if (await db.shopDocuments.get(id)) refuse('duplicate', 'id', id)
    return addDocument<Transfer>({
      ...newDocument({ id, at, device, note }, userId, await nextCode('transfer', device, at), 'draft'),
      kind: 'transfer',
      status: 'draft',
      warehouseId,
      toWarehouseId,
      lines,
    })
  },

  async send(call) {
    const row = await forChange('transfer', call, ['draft'], 'inventory')
    const { body, userId } = call
    if (row.lines.length === 0) badRequest('lines')
    const { warehouseId } = row
    await checkStock(
      row.lines.map(line => ({ ...line, factor: 1 })),
      { userId, warehouseId, requireRight: rightsOf(row, call, 'send') },
    )
    const event = eventOf(row, 'send', body.at, userId)
    await postStock(
      event,
      row.lines.map(({ productId, quantity }) => ({
        productId,
        warehouseId,
        lineId: productId,
        quantity: -quantity,
      })),
      incoming(row, 1),
    )
    await audit(event, row.status, 'sent')
    return saveDocument(inState(row, 'sent', body.at, userId))
  },

  async receive(call) {
    const row = await forChange('transfer', call, ['sent'])
    const { body, userId } = call
    const event = eventOf(row, 'receive', body.at, userId)
    const sent = await db.stockEntries.where({ documentId: row.id }).toArray()
    await postStock(
      event,
      sent
        .filter(({ documentKind }) => documentKind === 'transfer')
        .map(entry => ({
          productId: entry.productId,
          warehouseId: row.toWarehouseId,
          lineId: entry.lineId,
          quantity: -entry.quantity,
          unitCost: entry.unitCost,
        })),
      incoming(row, -1),
    )
    await audit(event, row.status, 'received')
    return saveDocument(inState(row, 'received', body.at, userId))
  },

  async cancel(call) {
    const row = await forChange('transfer', call, ['draft', 'sent'])
    const event = eventOf(row, 'cancel', call.body.at, call.userId)
    if (row.status === 'sent') {
      await reverse(event)
      await postStock({ ...event, event: `${event.event}-plan` }, [], incoming(row, -1))
    }
    await audit(event, row.status, 'cancelled')
    return saveDocument(inState(row, 'cancelled', call.body.at, call.userId))
  },
})
