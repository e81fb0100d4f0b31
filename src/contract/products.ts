import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, imageSource, longText, Picture, shortText } from './core/fields.ts'
import { textParam, wholeParam } from './core/params.ts'
import { rightsIn } from './shared/areas.ts'
import { Category, Maker } from './shared/product-sets.ts'
import { CreateTag, Tag, UpdateTag } from './shared/tags.ts'

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0))

export type Product = v.InferOutput<typeof Product>
export const Product = v.object({
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
  thumbnail: v.nullable(imageSource),
  images: v.array(imageSource),
  active: v.boolean(),
})

export type ProductFields = v.InferOutput<typeof ProductFields>
export const ProductFields = v.partial(v.omit(Product, ['id']))
const Edit = v.object({ id: shortText, product: ProductFields })
const Edits = v.object({ products: v.array(Edit) })

/** spec: the price equals basePrice times (1 plus taxPercent divided by 100); rounded to the hundredth. */
export const priceOf = (basePrice: number, taxPercent: number) =>
  Math.round(basePrice * (100 + taxPercent)) / 100

export type ProductSort = (typeof productSorts)[number]
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

/** A stock below this number is low. spec: the stock bar's steps, below 20 */
export const LOW_STOCK = 20

const Counts = v.record(v.string(), v.number())

/** Totals over all products, and the first rows of the lists on the shop's screens. */
export type StockSummary = v.InferOutput<typeof StockSummary>
const StockSummary = v.object({
  count: v.number(),
  pieces: v.number(),
  /** At cost prices. */
  worth: v.number(),
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
  best: v.array(Product),
  /** The number of products by the id of their category, brand or vendor. */
  categories: Counts,
  brands: Counts,
  vendors: Counts,
})

const base = '/api/apps/ecommerce/inventory'
const product = `${base}/product`
const tag = `${base}/tag`

const may = rightsIn('products')
const writes = ['products', 'search'] as const

/** spec: sample-data.md section 7, Inventory */
export const products = define({
  categories: { method: 'GET', path: `${base}/categories`, needs: may.view, reply: v.array(Category) },
  brands: { method: 'GET', path: `${base}/brands`, needs: may.view, reply: v.array(Maker) },
  vendors: { method: 'GET', path: `${base}/vendors`, needs: may.view, reply: v.array(Maker) },

  /** Pages start at 0, but the default is 1, as in the specification. Past the last page `products` is `null`. */
  list: {
    method: 'GET',
    path: `${base}/products`,
    needs: may.view,
    query: v.object({
      search: v.optional(shortText, ''),
      /** Beyond the specification: the id of a category; the list then holds only its products. */
      category: v.optional(shortText, ''),
      /** Beyond the specification: only active products with a stock below `LOW_STOCK`. */
      low: v.optional(v.literal('true')),
      /** Beyond the specification: only products with exactly this SKU or barcode, as a scanner reads it. */
      code: v.optional(shortText),
      sort: v.pipe(textParam('name'), v.picklist(productSorts)),
      order: v.pipe(textParam('asc'), v.picklist(['asc', 'desc'])),
      page: wholeParam(1, 0),
      size: wholeParam(10, 1),
    }),
    reply: v.union([
      v.object({
        products: v.array(Product),
        pagination: v.object({
          length: v.number(),
          size: v.number(),
          page: v.number(),
          lastPage: v.number(),
          startIndex: v.number(),
          endIndex: v.number(),
        }),
      }),
      v.object({ products: v.null(), pagination: v.strictObject({ lastPage: v.number() }) }),
    ]),
  },
  /** Beyond the specification: totals over all products, without their rows. */
  stock: { method: 'GET', path: `${base}/stock`, needs: may.view, reply: StockSummary },
  get: { method: 'GET', path: product, needs: may.view, query: ById, reply: Product },
  create: {
    method: 'POST',
    path: product,
    needs: may.create,
    reply: Product,
    writes,
  },
  update: {
    method: 'PATCH',
    path: product,
    needs: may.edit,
    body: Edit,
    reply: Product,
    writes,
  },
  /** Beyond the specification: patches many products in one call, all or none: 404 when one does not exist. */
  updateMany: {
    method: 'PATCH',
    path: `${base}/all`,
    needs: may.edit,
    body: Edits,
    reply: v.array(Product),
    writes,
  },
  /**
   * Beyond the specification: writes the rows of a file. A product with the same SKU, else with the same barcode, is changed;
   * the others are created. `before` are the changed products as they were, which takes the import back.
   */
  import: {
    method: 'POST',
    path: `${base}/import`,
    needs: may.edit,
    body: v.object({ products: v.array(ProductFields) }),
    reply: v.object({ created: v.array(shortText), before: v.array(Product) }),
    writes,
  },
  /** Beyond the specification: stores a picture and appends it to those of a product. */
  addPicture: {
    method: 'POST',
    path: `${base}/picture`,
    needs: may.edit,
    body: v.object({ id: shortText, picture: Picture }),
    multipart: true,
    reply: Product,
    writes,
  },
  remove: {
    method: 'DELETE',
    path: product,
    needs: may.edit,
    query: ById,
    reply: v.boolean(),
    writes,
  },
  /** Beyond the specification: removes many products in one call, all or none: 404 when one does not exist. */
  removeMany: {
    method: 'POST',
    path: `${base}/remove`,
    needs: may.edit,
    body: ByIds,
    reply: v.boolean(),
    writes,
  },
  /** Reverts `removeMany`. */
  restoreMany: {
    method: 'POST',
    path: `${base}/restore-many`,
    needs: may.edit,
    body: ByIds,
    reply: v.array(Product),
    writes,
  },
  /** Beyond the specification: restores a removed product as it was. */
  restore: {
    method: 'POST',
    path: `${base}/restore`,
    needs: may.edit,
    body: ById,
    reply: Product,
    writes,
    restores: { table: 'products', by: 'id' },
  },

  tags: { method: 'GET', path: `${base}/tags`, needs: may.view, reply: v.array(Tag) },
  createTag: {
    method: 'POST',
    path: tag,
    needs: may.create,
    body: CreateTag,
    reply: Tag,
    writes: ['products'],
  },
  updateTag: {
    method: 'PATCH',
    path: tag,
    needs: may.edit,
    body: UpdateTag,
    reply: Tag,
    writes: ['products'],
  },
  removeTag: {
    method: 'DELETE',
    path: tag,
    needs: may.edit,
    query: ById,
    reply: v.boolean(),
    writes: ['products'],
  },
})
