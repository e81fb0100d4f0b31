import { CSV_FIELDS, type CsvField } from '#src/blocks/products/csv-columns.ts'

export const columnName = (field: CsvField, locale: string) => CSV_FIELDS[field][locale === 'vi' ? 1 : 0]

export const FIGURES = ['stock', 'reserved', 'cost', 'basePrice', 'taxPercent', 'weight'] as const

/** The names that ids stand for, in both directions. */
export interface CsvSets {
  categories: readonly { id: string; name: string }[]
  brands: readonly { id: string; name: string }[]
  vendors: readonly { id: string; name: string }[]
  tags: readonly { id: string; title: string }[]
}
