import type { ShopProduct } from '#src/contract/shop/products.ts'
import { fold } from '#src/lib/text/fold.ts'
import { type Unit, unitOf, unitsOf } from './units.ts'

/** A product in one of its units. */
export interface Picked {
  product: ShopProduct
  unit: Unit
}

/** Fewer digits are not the end of a barcode. */
const MIN_LAST_DIGITS = 3

interface Folded {
  name: string
  codes: string[]
}

/** Rows are folded once: they do not change, a changed product is another row. */
const folded = new WeakMap<ShopProduct, Folded>()

const codesOf = ({ sku, barcode, units = [] }: ShopProduct) =>
  [sku, barcode, ...units.map(unit => unit.barcode)].filter(code => code !== '')

function foldedOf(product: ShopProduct): Folded {
  const known = folded.get(product)
  if (known) return known
  const made = { name: fold(product.name), codes: codesOf(product).map(foldCode) }
  folded.set(product, made)
  return made
}

/** The lower, the better; `undefined` when a product does not match. */
function rankOf(product: ShopProduct, needle: string, words: readonly string[]): number | undefined {
  const { name, codes } = foldedOf(product)
  if (codes.includes(needle)) return 0
  if (needle.length >= MIN_LAST_DIGITS && codes.some(code => code.endsWith(needle))) return 1
  if (name.startsWith(needle)) return 2
  if (!words.every(word => name.includes(word)))
    return codes.some(code => code.startsWith(needle)) ? 5 : undefined
  return words.every(word => ` ${name}`.includes(` ${word}`)) ? 3 : 4
}

/**
 * Returns the products that a text finds: parts of the name without accents in any order, a code, or its last digits.
 * Exact codes are first, then the beginnings of names and of words. An empty text finds all, in their order.
 */
export function findProducts(products: readonly ShopProduct[], text: string): readonly ShopProduct[] {
  const needle = fold(text.trim())
  if (needle === '') return products
  const words = needle.split(/\s+/)
  return products
    .flatMap(product => {
      const rank = rankOf(product, needle, words)
      return rank === undefined ? [] : [{ product, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ product }) => product)
}

/** Most codes have no letter with an accent: then there is nothing to decompose. */
const foldCode = (code: string) => (/^[\x20-\x7e]*$/.test(code) ? code.toLowerCase() : fold(code))

/** The first product of each folded code. A list does not change: changed products are in another one. */
const byCode = new WeakMap<readonly ShopProduct[], ReadonlyMap<string, ShopProduct>>()

/** Makes the index of the codes of a list, which takes some ms for 10,000 products. Returns the index. */
export function indexCodes(products: readonly ShopProduct[]): ReadonlyMap<string, ShopProduct> {
  const known = byCode.get(products)
  if (known) return known
  const index = new Map<string, ShopProduct>()
  for (const product of products)
    for (const code of codesOf(product)) {
      const key = foldCode(code)
      if (!index.has(key)) index.set(key, product)
    }
  byCode.set(products, index)
  return index
}

/** Returns the product with a SKU or a barcode, and the unit that the barcode belongs to. */
export function findByCode(products: readonly ShopProduct[], text: string): Picked | undefined {
  const code = fold(text.trim())
  const product = code === '' ? undefined : indexCodes(products).get(code)
  if (!product) return undefined
  const unit = product.units?.find(({ barcode }) => fold(barcode) === code)
  return { product, unit: unitOf(product, unit?.name ?? '') }
}

/** Returns the product that Enter takes: that of the exact code, otherwise the first one that the text finds. */
export function firstFound(products: readonly ShopProduct[], text: string): Picked | undefined {
  if (text.trim() === '') return undefined
  const scanned = findByCode(products, text)
  if (scanned) return scanned
  const [product] = findProducts(products, text)
  const unit = product && unitsOf(product)[0]
  return unit && { product, unit }
}
