import * as v from 'valibot'
import { imageOrNull, imageSource, longText, shortText } from '#src/contract/core/fields.ts'

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0))

/** A unit with its own price, such as a box of 24: `factor` is the number of stock units in it. */
export const ProductUnit = v.object({
  name: shortText,
  factor: v.pipe(Amount, v.minValue(0.001)),
  price: Amount,
  barcode: shortText,
})

export type StoredProduct = v.InferOutput<typeof StoredProduct>
export const StoredProduct = v.object({
  id: shortText,
  /** The id of a category; `brand` and `vendor` likewise. Empty while none is chosen. */
  category: shortText,
  name: shortText,
  description: longText,
  tags: v.array(shortText),
  sku: shortText,
  barcode: shortText,
  brand: shortText,
  vendor: shortText,
  stock: Amount,
  reserved: Amount,
  cost: Amount,
  basePrice: Amount,
  taxPercent: Amount,
  /** Always `priceOf(basePrice, taxPercent)`. */
  price: Amount,
  /** In kilograms. */
  weight: Amount,
  thumbnail: imageOrNull,
  images: v.array(imageSource),
  active: v.boolean(),
  /** The name of the stock unit, and the other units in which the product is sold or bought. */
  unit: v.optional(shortText),
  units: v.optional(v.array(ProductUnit)),
  /** Whether the shop keeps stock of it; a service has none. */
  trackStock: v.optional(v.boolean()),
  minStock: v.optional(Amount),
  maxStock: v.optional(Amount),
})

export type Product = v.InferOutput<typeof Product>
/** A product as the caller may see it: `cost` is absent for those who may not see costs. */
export const Product = v.object({ ...StoredProduct.entries, cost: v.optional(Amount) })

/** The highest price of a product, in đồng. */
export const MAX_PRICE = 1_000_000_000_000

/** An amount in a write. Rows that are stored already can have more. */
const Input = v.pipe(Amount, v.maxValue(MAX_PRICE))

export type ProductFields = v.InferOutput<typeof ProductFields>
/** The fields of a write. The prices depend on each other: the worker limits them. */
export const ProductFields = v.partial(
  v.object({
    ...v.omit(Product, ['id']).entries,
    stock: Input,
    reserved: Input,
    cost: Input,
    weight: Input,
    units: v.array(
      v.object({ ...ProductUnit.entries, factor: v.pipe(Input, v.minValue(0.001)), price: Input }),
    ),
    minStock: Input,
    maxStock: Input,
  }),
)
export const Edit = v.object({ id: shortText, product: ProductFields })

/** spec: the price equals basePrice times (1 plus taxPercent divided by 100); rounded to the hundredth. */
export const priceOf = (basePrice: number, taxPercent: number) =>
  Math.round(basePrice * (100 + taxPercent)) / 100

/**
 * Returns the price before tax of a price that contains the tax. It has four decimals: with two, `priceOf` would return
 * 42,999.99 for 43,000 with 8 %.
 */
export const basePriceOf = (price: number, taxPercent: number) =>
  Math.round((price / (100 + taxPercent)) * 1_000_000) / 10_000

const ChangedValue = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])

/**
 * A change of a product. Texts are cut to 200 characters, and pictures are counted. The first change of a product that
 * was created has no fields.
 */
export type ProductChange = v.InferOutput<typeof ProductChange>
export const ProductChange = v.object({
  /** ISO date-time. */
  at: v.string(),
  /** The id of the user. */
  by: v.string(),
  /** The name of a field with its old and its new value. */
  fields: v.array(v.object({ name: v.string(), before: ChangedValue, after: ChangedValue })),
})

/** A stock below this number is low. spec: the stock bar's steps, below 20 */
export const LOW_STOCK = 20

const Counts = v.record(v.string(), v.number())

/** Totals over all products, and the first rows of the lists on the shop's screens. */
export type StockSummary = v.InferOutput<typeof StockSummary>
export const StockSummary = v.object({
  count: v.number(),
  pieces: v.number(),
  /** At cost prices; absent for those who may not see costs, like `best`. */
  worth: v.optional(v.number()),
  /** Active products with a stock below `LOW_STOCK`, the lowest first: at most 30. */
  low: v.object({ count: v.number(), soldOut: v.number(), products: v.array(Product) }),
  /** Products reserved for customers, the most pieces first: at most 100. `worth` is at selling prices. */
  reserved: v.object({
    count: v.number(),
    pieces: v.number(),
    worth: v.number(),
    /** The number of products with more reserved pieces than stock. */
    short: v.number(),
    products: v.array(Product),
  }),
  /** Products on sale with the highest profit per piece: at most 10. */
  best: v.optional(v.array(Product)),
  /** The number of products by the id of their category, brand or vendor. */
  categories: Counts,
  brands: Counts,
  vendors: Counts,
})

/** The ids of the created products, and the former values of the fields that were changed. */
export type Imported = v.InferOutput<typeof Imported>
export const Imported = v.object({ created: v.array(shortText), changed: v.array(Edit) })
