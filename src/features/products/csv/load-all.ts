import { ALL_ROWS } from '#src/contract/shop/values.ts'
import { api } from '#src/features/products/load-inventory.ts'

/** Every product, by name. Rejects with an `ApiProblem`. */
export async function loadAll() {
  const { products } = await api.list({ query: { page: '0', size: ALL_ROWS } })
  return products ?? []
}
