import { counts } from '#src/contract/shop/documents/counts.ts'
import type { StockCount } from '#src/contract/shop/documents/documents.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { handle } from '#sw/server/handle.ts'
import { badRequest } from '#sw/server/problem.ts'
import { checkQuantity } from '#sw/shop/documents/check-amount.ts'
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
import { checkProducts, openStockBook } from '#sw/shop/posting/stock-book.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

export const countHandlers = handle(counts, {
  list: ({ query }) => listDocuments('count', query),
  get: ({ params }) => findDocument('count', params.id),

  async create({ body: { id, at, device, warehouseId, note }, userId }) {
    await getOr404(db.warehouses, warehouseId, 'warehouse')
    if (await db.shopDocuments.get(id)) refuse('duplicate', 'id', id)
    return addDocument<StockCount>({
      ...newDocument({ id, at, device, note }, userId, await nextCode('count', device, at), 'draft'),
      kind: 'count',
      status: 'draft',
      warehouseId,
      lines: [],
    })
  },

  async count(call) {
    const row = await forChange('count', call, ['draft', 'counting'], 'inventory')
    const { body, userId } = call
    await checkProducts(body.lines.map(({ productId }) => productId))
    const lines = new Map(row.lines.map(line => [line.productId, line]))
    for (const { productId, counted } of body.lines)
      if (counted === null) lines.delete(productId)
      else lines.set(productId, { productId, counted, expected: null })
    const changed = { ...row, lines: [...lines.values()] }
    return saveDocument(row.status === 'draft' ? inState(changed, 'counting', body.at, userId) : changed)
  },

  async review(call) {
    const row = await forChange('count', call, ['counting', 'reviewed'], 'inventory')
    const { body, userId } = call
    const event = eventOf(row, 'review', body.at, userId)
    const ids = row.lines.map(({ productId }) => productId)
    // Posts what the inventory app has set, so that it is part of the stock.
    await postStock(
      event,
      [],
      ids.map(productId => ({ productId, warehouseId: row.warehouseId })),
    )
    const book = await openStockBook(ids)
    const lines = row.lines.map(line => {
      const expected = book.balance(line.productId, row.warehouseId).onHand
      checkQuantity(Math.abs(expected))
      return { ...line, expected }
    })
    await audit(event, row.status, 'reviewed')
    return saveDocument(inState({ ...row, lines }, 'reviewed', body.at, userId))
  },

  async post(call) {
    const row = await forChange('count', call, ['reviewed'])
    if (row.lines.length === 0) badRequest('lines')
    const event = eventOf(row, 'post', call.body.at, call.userId)
    const differing = row.lines.flatMap(({ productId, counted, expected }) => {
      const quantity = asQuantity(counted - (expected ?? 0))
      return quantity === 0 ? [] : [{ productId, warehouseId: row.warehouseId, lineId: productId, quantity }]
    })
    await postStock(event, differing)
    await audit(event, row.status, 'posted')
    return saveDocument(inState(row, 'posted', call.body.at, call.userId))
  },

  async cancel(call) {
    const row = await forChange('count', call, ['draft', 'counting', 'reviewed', 'posted'])
    const event = eventOf(row, 'cancel', call.body.at, call.userId)
    await reverse(event)
    await audit(event, row.status, 'cancelled')
    return saveDocument(inState(row, 'cancelled', call.body.at, call.userId))
  },
})
