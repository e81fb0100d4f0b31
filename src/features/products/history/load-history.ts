import { type SharedQuery, sharedQuery } from '#src/api/shared-query.ts'
import type { Reply } from '#src/contract/core/define.ts'
import type { products } from '#src/contract/products.ts'
import { api } from '#src/features/products/load-inventory.ts'

type History = Reply<typeof products.history>

const known = new Map<string, SharedQuery<History>>()

/** The latest changes of a product, the newest first. It is loaded again after each change. */
export function historyOf(id: string): SharedQuery<History> {
  const query =
    known.get(id) ?? sharedQuery(['products'], () => api.history({ query: { id } }), { first: 'now' })
  known.set(id, query)
  return query
}
