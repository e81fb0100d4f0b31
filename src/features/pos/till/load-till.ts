import { client } from '#src/api/client.ts'
import { products } from '#src/contract/products.ts'
import { categories } from '#src/contract/shop/categories.ts'
import { warehouses } from '#src/contract/shop/warehouses.ts'
import { loadTerms, sessionCalls } from '#src/features/pos/session/session-calls.ts'

/** Returns what the till needs besides the products. */
export async function loadTill() {
  const [terms, session, places, own, others] = await Promise.all([
    loadTerms(),
    sessionCalls.current(),
    client(warehouses).list(),
    client(categories).list(),
    client(products).categories(),
  ])
  return { terms, session, warehouses: places, categories: [...own, ...others] }
}
