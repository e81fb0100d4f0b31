import { type CsvField, csvFields } from '#src/blocks/products/csv-columns.ts'
import type { Product } from '#src/contract/products.ts'
import { textOf } from '#src/lib/text/html-text.ts'
import { type CsvSets, columnName } from './fields.ts'

/** Products as the rows of a file, the names of the columns first. Without costs there is no column for them. */
export function rowsOf(products: readonly Product[], sets: CsvSets, locale: string): string[][] {
  const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
    list.find(other => other.id === id)?.name ?? ''

  const fields = csvFields.filter(
    field => field !== 'cost' || products.every(({ cost }) => cost !== undefined),
  )

  const cell = (product: Product, field: CsvField): string => {
    const value = product[field]
    if (typeof value === 'number') return figure(value)
    if (field === 'category') return nameIn(sets.categories, product.category)
    if (field === 'brand') return nameIn(sets.brands, product.brand)
    if (field === 'vendor') return nameIn(sets.vendors, product.vendor)
    if (field === 'active') return yesNo(product.active, locale)
    if (field === 'description') return textOf(product.description)
    if (field === 'tags')
      return sets.tags
        .filter(({ id }) => product.tags.includes(id))
        .map(({ title }) => title)
        .join(', ')
    return String(value)
  }

  return [
    fields.map(field => columnName(field, locale)),
    ...products.map(product => fields.map(field => cell(product, field))),
  ]
}

/** A figure that is read alike in every language: three decimals would look like thousands. */
function figure(value: number): string {
  const text = String(value)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

const yesNo = (is: boolean, locale: string) => (locale === 'vi' ? (is ? 'có' : 'không') : is ? 'yes' : 'no')
