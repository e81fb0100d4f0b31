import {
  basePriceOf,
  MAX_PRICE,
  type ProductFields,
  priceOf,
  type StoredProduct,
} from '#src/contract/products.ts'
import { newId } from '#sw/server/call-values.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { nextTopPosition } from '#sw/storage/next-top-position.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { uploadStore } from '#sw/uploads/store.ts'
import { asCreated, type ProductRow, withHistory } from './history.ts'

/** spec: a new product is empty, inactive and named so. */
const blank = {
  category: '',
  name: 'A New Product',
  description: '',
  tags: [],
  sku: '',
  barcode: '',
  brand: '',
  vendor: '',
  stock: 0,
  reserved: 0,
  cost: 0,
  basePrice: 0,
  taxPercent: 0,
  price: 0,
  weight: 0,
  thumbnail: null,
  images: [],
  active: false,
}

export const productStore = {
  get: async (id: string) => toProduct(await getOr404(db.products, id, 'product')),

  async create(by: string) {
    const row = newRow({}, await nextTopPosition(db.products), by)
    await db.products.add(row)
    return toProduct(row)
  },

  async update(id: string, fields: ProductFields, by: string) {
    const updated = changedRow(await getOr404(db.products, id, 'product'), fields, by)
    await db.products.put(updated)
    return toProduct(updated)
  },

  /** The first picture of a product is also its thumbnail. */
  async addPicture(id: string, mime: string, data: ArrayBuffer, by: string) {
    const { images, thumbnail } = await getOr404(db.products, id, 'product')
    const path = await uploadStore.add(mime, data)
    return productStore.update(id, { images: [...images, path], thumbnail: thumbnail ?? path }, by)
  },

  remove: (id: string, by: string) => softDelete(db.products, id, by, 'product'),

  restore: async (id: string) => toProduct(await restore(db.products, id)),
}

export const toProduct = ({
  position: _,
  history: __,
  version: ___,
  ...product
}: ProductRow): StoredProduct => product

/** Returns a price, or rejects with 400 for the field that makes it too high. */
const checkedPrice = (price: number, field: 'basePrice' | 'price') =>
  price <= MAX_PRICE ? price : badRequest(field)

/** Returns the row of a product that a user (by id) creates. Rejects with 400 for a price that is too high. */
export function newRow(fields: ProductFields, position: number, by: string): ProductRow {
  const { basePrice = 0, taxPercent = 0 } = fields
  const price = checkedPrice(priceOf(basePrice, taxPercent), 'basePrice')
  return asCreated({ ...blank, ...fields, price, id: newId(), position }, by)
}

/** Returns a row with other fields, and with the change in its history. Rejects with 400 for a price that is too high. */
export const changedRow = (row: ProductRow, fields: ProductFields, by: string): ProductRow =>
  withHistory(row, { ...row, ...fields, ...priced(row, fields), version: (row.version ?? 1) + 1 }, by)

/** The price is computed from its base and the tax. If only the price is given, the base is computed from it. */
function priced(row: StoredProduct, { basePrice, taxPercent, price }: ProductFields): ProductFields {
  const tax = taxPercent ?? row.taxPercent
  if (price !== undefined && basePrice === undefined && taxPercent === undefined)
    return { basePrice: basePriceOf(checkedPrice(price, 'price'), tax) }
  return { price: checkedPrice(priceOf(basePrice ?? row.basePrice, tax), 'basePrice') }
}
