import * as v from 'valibot'
import type { Imported, ProductFields } from '#src/contract/products.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { nextTopPosition } from '#sw/storage/next-top-position.ts'
import { softDelete } from '#sw/storage/trash.ts'
import type { ProductRow } from './history.ts'
import { changedRow, newRow } from './store.ts'

/** Reads a JSON file. Rejects with 400 and the name of the field when it does not match the schema. */
export async function readJson<Schema extends v.GenericSchema>(file: File, schema: Schema, field: string) {
  const value: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => undefined)
  const { success, output } = v.safeParse(schema, value)
  return success ? (output as v.InferOutput<Schema>) : badRequest(field)
}

/** Writes rows of a file. Rows that name a product of an earlier row change the same product. */
export async function importProducts(rows: readonly ProductFields[], by: string): Promise<Imported> {
  const bySku = new Map<string, ProductRow>()
  const byBarcode = new Map<string, ProductRow>()
  const note = (row: ProductRow) => {
    if (row.sku) bySku.set(row.sku, row)
    if (row.barcode) byBarcode.set(row.barcode, row)
  }
  for (const row of await db.products.toArray()) note(row)
  const written = new Map<string, ProductRow>()
  const created = new Set<string>()
  const changed = new Map<string, ProductFields>()
  let position = await nextTopPosition(db.products)

  for (const fields of rows) {
    const found = bySku.get(fields.sku ?? '') ?? byBarcode.get(fields.barcode ?? '')
    const known = found && (written.get(found.id) ?? found)
    const row = known ? changedRow(known, fields, by) : newRow(fields, position--, by)
    if (!known) created.add(row.id)
    else if (!created.has(row.id)) changed.set(row.id, { ...former(known, row), ...changed.get(row.id) })
    written.set(row.id, row)
    note(row)
  }
  await db.products.bulkPut([...written.values()])
  return { created: [...created], changed: [...changed].map(([id, product]) => ({ id, product })) }
}

/** The fields that differ, as they were. */
function former({ history: _, version: __, ...before }: ProductRow, after: ProductRow): ProductFields {
  const fields = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(after, name)),
  )
  return Object.fromEntries(fields)
}

/** Removes what an import created, and gives what it changed its former fields. Products that are gone stay so. */
export async function undoImport({ created, changed }: Imported, by: string) {
  const rows = await db.products.bulkGet(changed.map(({ id }) => id))
  await db.products.bulkPut(
    rows.flatMap((row, index) => (row ? changedRow(row, changed[index]?.product ?? {}, by) : [])),
  )
  const removed = await db.products.bulkGet(created)
  for (const row of removed) if (row) await softDelete(db.products, row.id, by, 'product')
  return true
}
