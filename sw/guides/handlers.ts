import { guides } from '#src/contract/guides.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { searchHelp } from './search.ts'
import { guideStore } from './store.ts'

export { find } from './find.ts'

export const handlers = handle(guides, {
  faqs: ({ query, lang }) => guideStore.faqs(query.slug, lang),
  list: ({ query, lang }) => guideStore.list(query.slug, query.limit, lang),
  get: ({ query, userId, lang }) => guideStore.get(query.categorySlug, query.guideSlug, userId, lang),
  rate: ({ body, userId }) => guideStore.rate(body.id, body.helpful, userId),
  search: ({ query, lang }) => searchHelp(query.query, lang),
  requests: ({ userId }) => guideStore.requests(userId),
  ask: prepared(
    () => import('./ask.ts'),
    ({ body, userId, lang }, { ask }) => ask(body.request, userId, lang),
  ),
})
