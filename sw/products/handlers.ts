import { type Category, type Maker, products } from '#src/contract/products.ts'
import { db } from '#sw/db.ts'
import { delay } from '#sw/delay.ts'
import { handle } from '#sw/handle.ts'
import { readSet } from '#sw/sets.ts'
import { tagStore } from '#sw/tags.ts'
import { pageOfProducts } from './page.ts'
import { productStore } from './store.ts'

const tags = tagStore(db.productTags, db.products)

export const productRoutes = handle(products, {
  categories: () => readSet<Category[]>('productCategories'),
  brands: () => readSet<Maker[]>('productBrands'),
  vendors: () => readSet<Maker[]>('productVendors'),

  list: async ({ query }) => {
    await delay(300) // spec: simulated delay 300 ms
    return pageOfProducts(query)
  },
  get: ({ query }) => productStore.find(query.id),
  create: () => productStore.create(),
  update: ({ body }) => productStore.update(body.id, body.product),
  remove: ({ query, userId }) => productStore.remove(query.id, userId),
  restore: ({ body }) => productStore.restore(body.id),

  tags: () => tags.all(),
  createTag: ({ body }) => tags.create(body.tag),
  updateTag: ({ body }) => tags.update(body.id, body.tag),
  removeTag: ({ query }) => tags.remove(query.id),
})
