/** The columns of a file, with their names in English and in Vietnamese; both are read, in any case and without accents. */
export const CSV_FIELDS = {
  name: ['Name', 'Tên'],
  sku: ['SKU', 'Mã SKU'],
  barcode: ['Barcode', 'Mã vạch'],
  category: ['Category', 'Nhóm hàng'],
  brand: ['Brand', 'Thương hiệu'],
  vendor: ['Supplier', 'Nhà cung cấp'],
  stock: ['Stock', 'Tồn kho'],
  reserved: ['Reserved', 'Giữ chỗ'],
  cost: ['Cost', 'Giá vốn'],
  basePrice: ['Base price', 'Giá gốc'],
  taxPercent: ['Tax', 'Thuế'],
  weight: ['Weight', 'Khối lượng'],
  active: ['On sale', 'Đang bán'],
  tags: ['Tags', 'Nhãn'],
  description: ['Description', 'Mô tả'],
} as const satisfies Record<string, readonly [en: string, vi: string]>

export type CsvField = keyof typeof CSV_FIELDS

export const csvFields = Object.keys(CSV_FIELDS) as CsvField[]

export const columnName = (field: CsvField, locale: string) => CSV_FIELDS[field][locale === 'vi' ? 1 : 0]

export const FIGURES = ['stock', 'reserved', 'cost', 'basePrice', 'taxPercent', 'weight'] as const

/** The names that ids stand for, in both directions. */
export interface CsvSets {
  categories: readonly { id: string; name: string }[]
  brands: readonly { id: string; name: string }[]
  vendors: readonly { id: string; name: string }[]
  tags: readonly { id: string; title: string }[]
}
