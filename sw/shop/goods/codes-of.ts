import type { ProductFields } from '#src/contract/products.ts'

/** Returns the codes by which a product is scanned. */
export const codesOf = ({ sku = '', barcode = '', units = [] }: ProductFields) => [
  sku,
  barcode,
  ...units.map(unit => unit.barcode),
]
