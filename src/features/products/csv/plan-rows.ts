import type { Product, ProductFields } from '#src/contract/products.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import type { ReadRow } from './read-rows.ts'

export type RowKind = 'new' | 'changed' | 'unchanged' | 'failed'

export interface PlannedRow extends ReadRow {
  kind: RowKind
  /** What the list shows: the name in the file, else that of the stored product. */
  title: string
}

/** What an import does with each row: the server finds products by the same rule, by SKU and then by barcode. */
export function planRows(rows: readonly ReadRow[], stored: readonly Product[]): PlannedRow[] {
  const bySku = new Map(stored.map(product => [product.sku, product]))
  const byBarcode = new Map(stored.map(product => [product.barcode, product]))
  return rows.map(row => {
    const { sku, barcode, name } = row.fields
    const known = (sku && bySku.get(sku)) || (barcode && byBarcode.get(barcode)) || undefined
    const title = name ?? known?.name ?? row.cells.find(Boolean) ?? ''
    if (row.reason) return { ...row, title, kind: 'failed' }
    if (!known)
      return name
        ? { ...row, title, kind: 'new' }
        : { ...row, title, kind: 'failed', reason: { code: 'noName' } }
    return { ...row, title, kind: isSame(known, row.fields) ? 'unchanged' : 'changed' }
  })
}

const isSame = (known: Product, { description, ...fields }: ProductFields) =>
  (description === undefined || textOf(description) === textOf(known.description)) &&
  Object.entries(fields).every(([name, value]) => comparable(Reflect.get(known, name)) === comparable(value))

/** The order of tags has no meaning. */
const comparable = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
