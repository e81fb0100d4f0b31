/** By what the list of products is sorted. It is apart from the schemas, because the address of the list needs it too. */
export const productSorts = [
  'name',
  'sku',
  'active',
  'price',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'weight',
  'barcode',
] as const

export type ProductSort = (typeof productSorts)[number]
