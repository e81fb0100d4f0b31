import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { GuideCategory } from '#src/contract/guides.ts'
import { HelpHead } from '#src/features/guides/help-head.tsx'
import { HelpLayout } from '#src/features/guides/help-layout.tsx'
import { HelpTrail } from '#src/features/guides/help-trail.tsx'
import { useHelpKeys } from '#src/features/guides/use-help-keys.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { css, cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { guideRows } from './guide-rows.ts'

const route = getRouteApi('/_app/apps/help-center/guides/')

/** The guides by category, five of each. */
export function GuidesPage() {
  const { t } = useLingui()
  useHelpKeys()
  const categories = route.useLoaderData()
  return (
    <HelpLayout>
      <HelpTrail />
      <HelpHead title={t`Guides`} lead={<Trans>Step by step, with pictures where they help.</Trans>} />
      {categories.length === 0 && <EmptyState title={<Trans>There are no guides yet</Trans>} />}
      <div className={grid}>
        {categories.map(category => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </div>
    </HelpLayout>
  )
}

function CategoryCard({ category }: { category: GuideCategory }) {
  const { t } = useLingui()
  const { slug, title, visibleGuides, totalGuides: count } = category
  return (
    <Card
      title={title}
      action={
        count > visibleGuides && (
          <Link
            to="/apps/help-center/guides/$category"
            params={{ category: slug }}
            aria-label={t`View all (${count}): ${title}`}
            className={cx(link(), all)}
          >
            <Trans>View all ({count})</Trans>
          </Link>
        )
      }
    >
      <SimpleList rows={guideRows(category)} empty={<Trans>Nothing here.</Trans>} />
    </Card>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[repeat(2, minmax(0, 1fr))]' },
  alignItems: 'start',
  gap: '5',
})
const all = css({ flex: 'none', display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })
