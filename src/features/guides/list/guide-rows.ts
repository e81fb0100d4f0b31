import type { GuideCategory } from '#src/contract/guides.ts'
import type { SimpleListItem } from '#src/ui/lists/simple-list.tsx'

/** The rows of a list of guides. */
export const guideRows = ({ slug, guides }: Pick<GuideCategory, 'slug' | 'guides'>): SimpleListItem[] =>
  guides.map(guide => ({
    id: guide.id,
    to: `/apps/help-center/guides/${slug}/${guide.slug}`,
    title: guide.title,
    meta: guide.subtitle,
  }))
