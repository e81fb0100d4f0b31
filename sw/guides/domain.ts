import * as v from 'valibot'
import { CategoryRow, FaqRow, GuideRow, guides, SupportRequest } from '#src/contract/guides.ts'
import { defineDomain, rowOf } from '#sw/server/define-domain.ts'

/** The help centre: questions, guides and requests for support. */
export const guideDomain = defineDomain({
  name: 'guides',
  contract: guides,
  handlers: { '/api/apps/help-center': () => import('./handlers.ts') },
  tables: {
    guideCategories: { indexes: { 1: 'id, &slug' }, row: CategoryRow },
    guides: { indexes: { 1: 'id, [categoryId+id], &[categoryId+slug]' }, row: GuideRow },
    guideVotes: {
      indexes: { 1: '[userId+guideId]' },
      row: v.object({ userId: v.string(), guideId: v.string(), helpful: v.nullable(v.boolean()) }),
      owner: 'userId',
    },
    faqCategories: { indexes: { 1: 'id, &slug' }, row: CategoryRow },
    faqs: { indexes: { 1: 'id, categoryId' }, row: FaqRow },
    supportRequests: {
      indexes: { 1: 'id, [userId+sentAt]' },
      row: rowOf(SupportRequest, { userId: v.string() }),
      owner: 'userId',
    },
  },
  seeds: { guides: 1, manual: 1 },
  search: { id: 'guides', label: 'Help', vi: 'Trợ giúp', rank: 8, area: 'help', screen: '/apps/help-center' },
})
