import { api } from '#src/features/products/load-inventory.ts'

/** More than a device can hold. */
const MAX_ROWS = 999_999_999

/** Every product, by name. Rejects with an `ApiProblem`. */
export async function loadAll() {
  const { products } = await api.list({ query: { page: '0', size: String(MAX_ROWS) } })
  return products ?? []
}
