import { guides } from '#src/contract/guides.ts'
import { handle } from '#sw/server/handle.ts'
import { guideStore } from './store.ts'

export const handlers = handle(guides, {
  faqs: ({ query }) => guideStore.faqs(query.slug),
  list: ({ query }) => guideStore.list(query.slug, query.limit),
  get: ({ query, userId }) => guideStore.get(query.categorySlug, query.guideSlug, userId),
  rate: ({ body, userId }) => guideStore.rate(body.id, body.helpful, userId),
  requests: ({ userId }) => guideStore.requests(userId),
  ask: ({ body, userId }) => guideStore.ask(body.request, userId),
})
