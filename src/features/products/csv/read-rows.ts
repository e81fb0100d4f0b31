import * as v from 'valibot'
import { categoryNames } from '#src/blocks/products/category-name.ts'
import { type CsvField, fieldsOf } from '#src/blocks/products/csv-columns.ts'
import { MAX_PRICE, type ProductFields, ProductFields as ProductSchema } from '#src/contract/products.ts'
import { readNumber } from '#src/lib/format/read-number.ts'
import { fold } from '#src/lib/text/fold.ts'
import { htmlOfLines } from '#src/lib/text/html-text.ts'
import { type CsvSets, FIGURES } from './fields.ts'

/** Why a row cannot be read. */
export type Reason =
  | { code: 'noKey' | 'noName' | 'duplicateInFile' }
  | {
      code: 'noNumber' | 'belowZero' | 'tooHigh' | 'unknown' | 'tooLong' | 'noYesNo'
      field: CsvField
      text: string
    }

export interface ReadRow {
  /** As in the file: the names of the columns are line 1. */
  line: number
  cells: readonly string[]
  fields: ProductFields
  reason?: Reason
}

/** Reads the rows of a file. A row with an error has its reason; nothing of it is written. */
export function readRows(table: readonly (readonly string[])[], sets: CsvSets, locale: string): ReadRow[] {
  const [head = [], ...rows] = table
  const columns = fieldsOf(head)
  const seen = new Set<string>()
  return rows.map((cells, index) => {
    const row = { line: index + 2, cells, fields: {} as ProductFields }
    for (const [at, field] of columns.entries()) {
      const text = cells[at]?.trim() ?? ''
      if (!field || text === '') continue
      const reason = readCell(row.fields, field, text, sets, locale)
      if (reason) return { ...row, reason }
    }
    const { sku, barcode } = row.fields
    const key = sku ? `sku ${sku}` : barcode && `barcode ${barcode}`
    if (!key) return { ...row, reason: { code: 'noKey' } }
    if (seen.has(key)) return { ...row, reason: { code: 'duplicateInFile' } }
    seen.add(key)
    return row
  })
}

/** Puts the value of a cell into the fields. Returns the reason when it cannot be read. */
function readCell(
  fields: ProductFields,
  field: CsvField,
  text: string,
  sets: CsvSets,
  locale: string,
): Reason | undefined {
  const unknown: Reason = { code: 'unknown', field, text }
  const figure = FIGURES.find(name => name === field)
  if (figure) {
    const value = readNumber(text, locale)
    if (value === null || Number.isNaN(value)) return { code: 'noNumber', field, text }
    if (value < 0) return { code: 'belowZero', field, text }
    if (value > MAX_PRICE) return { code: 'tooHigh', field, text }
    fields[figure] = value
  } else if (field === 'category' || field === 'brand' || field === 'vendor') {
    const list = { category: sets.categories, brand: sets.brands, vendor: sets.vendors }[field]
    const found = list.find(({ name }) => categoryNames(name).some(word => fold(word) === fold(text)))
    if (!found) return unknown
    fields[field] = found.id
  } else if (field === 'active') {
    const isOn = YES.has(fold(text))
    if (!isOn && !NO.has(fold(text))) return { code: 'noYesNo', field, text }
    fields.active = isOn
  } else if (field === 'tags') {
    const ids = text
      .split(',')
      .map(title => sets.tags.find(tag => fold(tag.title) === fold(title.trim()))?.id)
    if (ids.includes(undefined)) return unknown
    fields.tags = ids.filter(id => id !== undefined)
  } else if (field === 'description') fields.description = htmlOfLines(text)
  else if (field === 'name' || field === 'sku' || field === 'barcode') fields[field] = text
  return v.is(ProductSchema, fields) ? undefined : { code: 'tooLong', field, text: text.slice(0, 40) }
}

const YES = new Set(['yes', 'co', 'true', '1', 'x'])
const NO = new Set(['no', 'khong', 'false', '0'])
