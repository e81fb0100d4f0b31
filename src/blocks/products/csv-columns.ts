import { fold } from '#src/lib/text/fold.ts'

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

/** Returns which field each column of a file is; undefined for a column that is left out. */
export const fieldsOf = (head: readonly string[]): (CsvField | undefined)[] =>
  head.map(title =>
    csvFields.find(field => CSV_FIELDS[field].some(name => fold(name) === fold(title.trim()))),
  )

/** Enough bytes for the first line of a file. */
const HEAD_BYTES = 64 * 1024

/** Whether a file is a table with products: only those have a SKU or a barcode. */
export async function isProductFile(file: File): Promise<boolean> {
  if (!/\.csv$/i.test(file.name) && file.type !== 'text/csv') return false
  const { readCsv } = await import('#src/lib/csv/csv-file.ts')
  const [head = []] = await readCsv(file.slice(0, HEAD_BYTES))
  return fieldsOf(head).some(field => field === 'sku' || field === 'barcode')
}
