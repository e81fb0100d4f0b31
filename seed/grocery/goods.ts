import { checkDigit } from '#seed/check-digit.ts'
import type { StoredProduct } from '#src/contract/products.ts'
import { food } from './goods-food.ts'
import { drinks, household } from './goods-other.ts'

/** A product of the sample's shop, and what the history of the sample needs to know about it. */
export interface Goods {
  product: StoredProduct & { position: number }
  /** How much of it is sold, compared with the other goods. */
  weight: number
  supplierId: string
}

/** Prices contain VAT of 8 %. */
const TAX_PERCENT = 8
/** Goods below this price are sold several at a time. */
export const CHEAP_PRICE = 10_000
const FIRST_POSITION = 2000
/** The numbers in a barcode of goods, and in one of a unit. */
const [GOODS_CODES, UNIT_CODES] = [8_936_050_000_00, 8_936_060_000_00]

const barcodeOf = (number: number) => `${number}${checkDigit(String(number))}`

/** Returns the price before tax with which `priceOf` is exactly the price. */
const beforeTax = (price: number) => Math.round((price * 100_000) / (100 + TAX_PERCENT)) / 1000

const tables = Object.entries({ ...food, ...drinks, ...household })
const lines = tables.flatMap(([category, table]) =>
  table
    .trim()
    .split('\n')
    .map(line => ({ category, cells: line.split(' | ') })),
)

/** The goods in the order of their categories. */
export const goods: readonly Goods[] = lines.map(({ category, cells }, index) => {
  const [name = '', english = '', unit = '', cost = '', price = '', weight = '', supplier = '', units = ''] =
    cells
  const minStock = Math.round(Number(weight) * (Number(price) < CHEAP_PRICE ? 6 : 2)) + 2
  return {
    weight: Number(weight),
    supplierId: `supplier-${supplier}`,
    product: {
      id: `goods-${index + 1}`,
      category,
      name,
      description: `<p>${english}</p>`,
      tags: [],
      sku: `TH-${1001 + index}`,
      barcode: barcodeOf(GOODS_CODES + index * 37),
      brand: '',
      vendor: '',
      stock: 0,
      reserved: 0,
      cost: Number(cost),
      basePrice: beforeTax(Number(price)),
      taxPercent: TAX_PERCENT,
      price: Number(price),
      weight: 0,
      thumbnail: null,
      images: [],
      active: true,
      unit,
      units: units === '' ? [] : units.split('; ').map((text, place) => unitOf(text, index * 4 + place)),
      trackStock: true,
      minStock,
      maxStock: minStock * 4,
      position: FIRST_POSITION + index,
    },
  }
})

/** Reads a unit: its name, the stock units in it, and its price. */
function unitOf(text: string, number: number) {
  const [name = '', factor = '', price = ''] = text.split(' ')
  return { name, factor: Number(factor), price: Number(price), barcode: barcodeOf(UNIT_CODES + number * 41) }
}
