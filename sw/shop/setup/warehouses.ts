import { warehouses } from '#src/contract/shop/warehouses.ts'
import { handle } from '#sw/server/handle.ts'
import { pageOf } from '#sw/shop/documents/list.ts'
import { conflict, mayNamed, refuse } from '#sw/shop/documents/refuse.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { toEntry } from './to-entry.ts'

/** Rejects with 409 when another warehouse has the code. */
async function checkCode(code: string | undefined, id: string) {
  if (code && (await db.warehouses.filter(row => row.code === code && row.id !== id).first()))
    refuse('duplicate', 'code', code)
}

export const warehouseHandlers = handle(warehouses, {
  list: () => db.warehouses.toArray(),

  async create({ body: { id, warehouse } }) {
    if (await db.warehouses.get(id)) refuse('duplicate', 'id', id)
    await checkCode(warehouse.code, id)
    const row = { ...warehouse, id, version: 1 }
    await db.warehouses.add(row)
    return row
  },

  async update({ body }) {
    const row = await getOr404(db.warehouses, body.id, 'warehouse')
    if (row.version !== body.version) throw conflict(row, body.warehouse)
    await checkCode(body.warehouse.code, body.id)
    const changed = { ...row, ...body.warehouse, version: row.version + 1 }
    await db.warehouses.put(changed)
    return changed
  },

  async balances({ query: { warehouse, product } }) {
    const rows = product
      ? db.stockBalances.where('[productId+warehouseId]').between([product], [product, []])
      : warehouse
        ? db.stockBalances.where({ warehouseId: warehouse })
        : db.stockBalances.toCollection()
    return (await rows.toArray()).filter(row => !warehouse || row.warehouseId === warehouse)
  },

  async card({ query: { product, warehouse, page, size }, userId }) {
    await getOr404(db.products, product, 'product')
    const maySeeCost = await mayNamed(userId, 'seeCost')
    const entries = db.stockEntries.where('[productId+order]').between([product], [product, []]).reverse()
    const rows = (await entries.toArray()).filter(row => !warehouse || row.warehouseId === warehouse)
    return pageOf(
      rows.map(row => toEntry(row, maySeeCost)),
      { page, size },
    )
  },
})
