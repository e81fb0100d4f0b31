import { client } from '#src/api/client.ts'
import { permissions as rights } from '#src/contract/permissions.ts'
import { products } from '#src/contract/products.ts'
import { tasks as contract } from '#src/contract/tasks.ts'

/** Loads the data of the screens "Take out" and "Take in". Rejects with an `ApiProblem`. */
export async function loadWork() {
  const [stock, tasks, permissions] = await Promise.all([
    client(products).stock(),
    client(contract).list(),
    client(rights).get(),
  ])
  return { stock, tasks, permissions }
}
