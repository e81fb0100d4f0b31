import type { Product, ProductFields } from '#src/contract/products.ts'
import { db } from '#sw/storage/db.ts'
import { nextTopPosition } from '#sw/storage/next-top-position.ts'
import { productStore, toProduct } from './store.ts'

/** Writes rows of a file. Rows that name a product of an earlier row change the same product. */
export async function importProducts(rows: readonly ProductFields[]) {
  const bySku = new Map<string, string>()
  const byBarcode = new Map<string, string>()
  const note = ({ id, sku, barcode }: Pick<Product, 'id' | 'sku' | 'barcode'>) => {
    if (sku) bySku.set(sku, id)
    if (barcode) byBarcode.set(barcode, id)
  }
  await db.products.each(note)
  const created: string[] = []
  const before = new Map<string, Product>()
  let position = await nextTopPosition(db.products)

  for (const fields of rows) {
    const id = bySku.get(fields.sku ?? '') ?? byBarcode.get(fields.barcode ?? '')
    const known = id === undefined ? undefined : await db.products.get(id)
    if (known && !created.includes(known.id) && !before.has(known.id)) before.set(known.id, toProduct(known))
    const product = known
      ? await productStore.update(known.id, fields)
      : await productStore.add(fields, position--)
    if (!known) created.push(product.id)
    note(product)
  }
  return { created, before: [...before.values()] }
}
