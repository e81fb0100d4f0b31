import { search } from '#src/contract/search.ts'
import { handle } from '#sw/server/handle.ts'
import { find, findProducts } from './store.ts'

export const handlers = handle(search, {
  find: ({ body, userId, lang }) => find(body.query, userId, lang),
  products: ({ query, userId }) => findProducts(query.value, query.page, query.size, userId),
})
