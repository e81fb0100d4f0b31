import { client } from '#src/api/client.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { type ShopProduct, shopProducts } from '#src/contract/shop/products.ts'

const api = client(shopProducts)

/** All products: a finder searches them on the page, so that each key press is fast. */
const all = sharedQuery(
  ['products'],
  async () => (await api.list({ query: { page: '0', size: '1000000' } })).rows,
  { first: 'now' },
)

/** Returns all products, those that are not sold any more too; undefined until they are loaded. */
export const useShopProducts = (): readonly ShopProduct[] | undefined => useSharedQuery(all).data
