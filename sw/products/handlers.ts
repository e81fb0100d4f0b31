import * as v from 'valibot'
import type { Parsed } from '#src/contract/core/define.ts'
import { Imported, ProductFields, products, type StoredProduct } from '#src/contract/products.ts'
import type { Category, Maker } from '#src/contract/shared/product-sets.ts'
import { delay } from '#sw/server/delay.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { doSequential, mapSequential } from '#sw/storage/map-sequential.ts'
import { referenceData } from '#sw/storage/reference-data.ts'
import { tagStore } from '#sw/storage/tag-store.ts'
import { seenBy } from './costs.ts'
import { historyOf } from './history.ts'
import { importProducts, readJson, undoImport } from './import.ts'
import { pageOfProducts } from './page.ts'
import { stockSummary } from './stock-summary.ts'
import { productStore } from './store.ts'

const tags = tagStore(db.productTags, db.products)

export { findProducts } from './find.ts'
export { runningLow } from './running-low.ts'

type Edit = Parsed<typeof products.update>['body']

/** Resolves with a product as a user may see it. */
async function shown(userId: string, product: Promise<StoredProduct>) {
  const [stored, seen] = await Promise.all([product, seenBy(userId)])
  return seen(stored)
}

export const handlers = handle(products, {
  categories: () => referenceData<Category[]>('productCategories'),
  brands: () => referenceData<Maker[]>('productBrands'),
  vendors: () => referenceData<Maker[]>('productVendors'),

  list: async ({ query, userId }) => {
    await delay(300) // spec: simulated delay 300 ms
    return pageOfProducts(query, userId)
  },
  stock: ({ userId }) => stockSummary(userId),
  get: ({ query, userId }) => shown(userId, productStore.get(query.id)),
  history: ({ query, userId }) => historyOf(query.id, userId),
  create: ({ userId }) => shown(userId, productStore.create(userId)),
  update: ({ body, userId }) => shown(userId, productStore.update(body.id, body.product, userId)),
  updateMany: async ({ body, userId }) => {
    const update = ({ id, product }: Edit) => productStore.update(id, product, userId)
    return (await mapSequential(body.products, update)).map(await seenBy(userId))
  },
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
    ({ body, userId }, data) =>
      shown(userId, productStore.addPicture(body.id, body.picture.type, data, userId)),
  ),
  remove: ({ query, userId }) => productStore.remove(query.id, userId),
  removeMany: ({ body, userId }) => doSequential(body.ids, id => productStore.remove(id, userId)),
  restoreMany: async ({ body, userId }) =>
    (await mapSequential(body.ids, productStore.restore)).map(await seenBy(userId)),
  restore: ({ body, userId }) => shown(userId, productStore.restore(body.id)),

  tags: () => tags.all(),
  createTag: ({ body }) => tags.create(body.tag),
  updateTag: ({ body }) => tags.update(body.id, body.tag),
  removeTag: ({ query }) => tags.remove(query.id),
})
