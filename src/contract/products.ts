import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, ByIds, Picture, shortText } from './core/fields.ts'
import { textParam, wholeParam } from './core/params.ts'
import { rightsIn } from './shared/areas.ts'
import { Edit, Imported, Product, ProductChange, StockSummary } from './shared/product-rows.ts'
import { Category, Maker } from './shared/product-sets.ts'
import { productSorts } from './shared/product-sorts.ts'
import { CreateTag, Tag, UpdateTag } from './shared/tags.ts'

export {
  basePriceOf,
  Imported,
  LOW_STOCK,
  MAX_PRICE,
  Product,
  ProductChange,
  ProductFields,
  priceOf,
  StockSummary,
  StoredProduct,
} from './shared/product-rows.ts'

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
      /** Any field of a product. Those without numbers, except for `name`, `sku` and `active`, leave the newest first. */
      sort: v.pipe(
        textParam('name'),
        v.picklist<string[]>([...productSorts, ...Object.keys(Product.entries)]),
      ),
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
    body: v.object({ products: v.array(Edit) }),
    reply: v.array(Product),
    writes,
  },
  /** Beyond the specification: the latest changes of a product, the newest first, with the names of the users. */
  history: {
    method: 'GET',
    path: `${product}/history`,
    needs: may.view,
    query: ById,
    reply: v.array(v.object({ ...ProductChange.entries, name: v.string() })),
  },
  /**
   * Beyond the specification: writes the rows of a file, all or none: `products` is a JSON text with an array of
   * `ProductFields`. A product with the same SKU, else with the same barcode, is changed; the others are created. Replies
   * with what `undoImport` needs.
   */
  import: {
    method: 'POST',
    path: `${base}/import`,
    needs: may.edit,
    body: v.object({ products: v.file() }),
    multipart: true,
    reply: Imported,
    writes,
  },
  /** Undoes an import, all of it or nothing: `imported` is the reply of `import` as a JSON text. */
  undoImport: {
    method: 'POST',
    path: `${base}/import/undo`,
    needs: may.edit,
    body: v.object({ imported: v.file() }),
    multipart: true,
    reply: v.boolean(),
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
