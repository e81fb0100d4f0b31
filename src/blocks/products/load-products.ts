import { client } from '#src/api/client.ts'
import { products as contract, type Product } from '#src/contract/products.ts'

const api = client(contract)

/** Loads all products by name, as one page. */
export async function loadProducts(): Promise<Product[]> {
  const { products } = await api.list({ query: { page: '0', size: '999999999' } })
  return products ?? []
}
