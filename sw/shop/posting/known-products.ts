import type { ProductRow } from '#sw/products/history.ts'
import { db } from '#sw/storage/db.ts'
import type { TrashedRow } from '#sw/trash/domain.ts'

/** The products of documents. A document can name a product that was removed since. */
export interface KnownProducts {
  /** By id, the removed ones included. */
  rows: ReadonlyMap<string, ProductRow>
  /** The entries in the trash of the removed ones. */
  removed: ReadonlyMap<string, TrashedRow>
}

/** Returns products that exist or are in the trash. */
export async function knownProducts(ids: readonly string[]): Promise<KnownProducts> {
  const rows = new Map<string, ProductRow>()
  const removed = new Map<string, TrashedRow>()
  for (const row of await db.products.bulkGet([...ids])) if (row) rows.set(row.id, row)
  const missing = ids.filter(id => !rows.has(id))
  for (const entry of missing.length > 0 ? await db.trash.bulkGet(missing) : [])
    if (entry?.table === 'products') {
      removed.set(entry.id, entry)
      rows.set(entry.id, entry.row as ProductRow)
    }
  return { rows, removed }
}
