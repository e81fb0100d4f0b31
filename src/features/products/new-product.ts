import type { Product } from '#src/contract/products.ts'

/** spec: the name of a new product. It is a placeholder, so the form shows an empty field. */
export const newName = 'A New Product'

/** Whether nothing was entered into a new product. */
export const isBlank = ({ name, description, tags, sku, barcode, images, stock, basePrice }: Product) =>
  name === newName &&
  [description, tags.join(''), sku, barcode, images.join('')].every(text => text === '') &&
  stock === 0 &&
  basePrice === 0
