import { search } from '#src/contract/search.ts'
import { handle } from '#sw/server/handle.ts'
import { find, findProducts } from './store.ts'

export const handlers = handle(search, {
  find: ({ body, lang }) => find(body.query, lang),
  products: ({ query }) => findProducts(query.value, query.page, query.size),
})
