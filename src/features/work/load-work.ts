import { client } from '#src/api/client.ts'
import { loadProducts } from '#src/blocks/products/load-products.ts'
import { permissions as rights } from '#src/contract/permissions.ts'
import { tasks as contract } from '#src/contract/tasks.ts'

/** Loads the data of the screens "Take out" and "Take in". */
export async function loadWork() {
  const [products, tasks, permissions] = await Promise.all([
    loadProducts(),
    client(contract).list(),
    client(rights).get(),
  ])
  return { products, tasks, permissions }
}
