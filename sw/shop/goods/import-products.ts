import { basePriceOf, type ProductFields } from '#src/contract/products.ts'
import { fold } from '#src/lib/text/fold.ts'
import type { ProductRow } from '#sw/products/history.ts'
import { changedRow, newRow } from '#sw/products/store.ts'
import { badRequest } from '#sw/server/problem.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import { hasAll, importRows } from '#sw/shop/setup/import-rows.ts'
import { db } from '#sw/storage/db.ts'
import { nextTopPosition } from '#sw/storage/next-top-position.ts'
import { codesOf } from './codes-of.ts'

/** Returns fields whose price, which contains the tax, is replaced by the base price. */
function withBasePrice({ price, ...fields }: ProductFields, known?: ProductRow): ProductFields {
  if (fields.basePrice !== undefined || (price === undefined && fields.taxPercent === undefined))
    return fields
  const tax = fields.taxPercent ?? known?.taxPercent ?? 0
  return { ...fields, basePrice: basePriceOf(price ?? known?.price ?? 0, tax) }
}

/** Imports rows of a file: a product is found by its SKU, or by its name when the row has no SKU. */
export async function importProducts(
  rows: readonly ProductFields[],
  by: string,
  textOf: Parameters<typeof importRows>[2],
) {
  const bySku = new Map<string, ProductRow>()
  const byName = new Map<string, ProductRow>()
  const byCode = new Map<string, ProductRow>()
  const written = new Map<string, ProductRow>()
  const note = (row: ProductRow) => {
    if (row.sku) bySku.set(fold(row.sku), row)
    byName.set(fold(row.name), row)
    for (const code of codesOf(row)) if (code) byCode.set(code, row)
  }
  for (const row of (await db.products.toArray()) as ProductRow[]) note(row)
  let position = await nextTopPosition(db.products)

  function write(fields: ProductFields) {
    const { sku, name = '' } = fields
    const found = sku ? bySku.get(fold(sku)) : byName.get(fold(name))
    const known = found && (written.get(found.id) ?? found)
    if (known && hasAll(known, fields)) return 'unchanged'
    if (!known && !name.trim()) badRequest('name')
    const taken = codesOf(fields).flatMap(code => (code && byCode.get(code)) || [])
    for (const { id, name: owner } of taken) if (id !== known?.id) refuse('duplicate', 'barcode', owner)
    const row = known
      ? changedRow(known, withBasePrice(fields, known), by)
      : newRow({ active: true, ...withBasePrice(fields) }, position--, by)
    written.set(row.id, row)
    note(row)
    return known ? 'changed' : 'created'
  }

  const done = await importRows(rows, write, textOf)
  await db.products.bulkPut([...written.values()])
  return done
}
