import { client } from '#src/api/client.ts'
import { products as contract, type Product } from '#src/contract/products.ts'

const api = client(contract)

/** Every product by name, in one page of any size. */
export async function loadProducts(): Promise<Product[]> {
  const { products } = await api.list({ query: { page: '0', size: '999999999' } })
  return products ?? []
}
