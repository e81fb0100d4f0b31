import * as v from 'valibot'
import { Imported, ProductFields, products } from '#src/contract/products.ts'
import type { Category, Maker } from '#src/contract/shared/product-sets.ts'
import { delay } from '#sw/server/delay.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { mapSequential } from '#sw/storage/map-sequential.ts'
import { referenceData } from '#sw/storage/reference-data.ts'
import { tagStore } from '#sw/storage/tag-store.ts'
import { historyOf } from './history.ts'
import { importProducts, readJson, undoImport } from './import.ts'
import { pageOfProducts } from './page.ts'
import { stockSummary } from './stock-summary.ts'
import { productStore } from './store.ts'

const tags = tagStore(db.productTags, db.products)

export { findProducts } from './find.ts'

export const handlers = handle(products, {
  categories: () => referenceData<Category[]>('productCategories'),
  brands: () => referenceData<Maker[]>('productBrands'),
  vendors: () => referenceData<Maker[]>('productVendors'),

  list: async ({ query }) => {
    await delay(300) // spec: simulated delay 300 ms
    return pageOfProducts(query)
  },
  stock: () => stockSummary(),
  get: ({ query }) => productStore.find(query.id),
  history: ({ query }) => historyOf(query.id),
  create: ({ userId }) => productStore.create(userId),
  update: ({ body, userId }) => productStore.update(body.id, body.product, userId),
  updateMany: ({ body, userId }) =>
    mapSequential(body.products, ({ id, product }) => productStore.update(id, product, userId)),
  import: prepared(
    ({ body }) => readJson(body.products, v.array(ProductFields), 'products'),
    ({ userId }, rows) => importProducts(rows, userId),
  ),
  undoImport: prepared(
    ({ body }) => readJson(body.imported, Imported, 'imported'),
    ({ userId }, imported) => undoImport(imported, userId),
  ),
  addPicture: prepared(
    // Bytes, not a blob: WebKit has lost blobs that were kept in a database.
    ({ body }) => body.picture.arrayBuffer(),
    ({ body, userId }, data) => productStore.addPicture(body.id, body.picture.type, data, userId),
  ),
  remove: ({ query, userId }) => productStore.remove(query.id, userId),
  removeMany: async ({ body, userId }) => {
    await mapSequential(body.ids, id => productStore.remove(id, userId))
    return true
  },
  restoreMany: ({ body }) => mapSequential(body.ids, productStore.restore),
  restore: ({ body }) => productStore.restore(body.id),

  tags: () => tags.all(),
  createTag: ({ body }) => tags.create(body.tag),
  updateTag: ({ body }) => tags.update(body.id, body.tag),
  removeTag: ({ query }) => tags.remove(query.id),
})
