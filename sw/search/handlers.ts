import { search } from '#src/contract/shell/search.ts'
import { handle } from '#sw/server/handle.ts'
import { searchAll } from './store.ts'

export const handlers = handle(search, {
  find: ({ body, userId, lang }) => searchAll(body.query, userId, lang),
  products: async ({ query, userId }) => {
    const { findProducts } = await import('#sw/products/handlers.ts')
    return findProducts(query.value, query.page, query.size, userId)
  },
})
