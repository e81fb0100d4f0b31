import { Plural, Trans } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { HelpHead } from '#src/features/guides/help-head.tsx'
import { HelpLayout } from '#src/features/guides/help-layout.tsx'
import { HelpTrail, TrailStep } from '#src/features/guides/help-trail.tsx'
import { useHelpKeys } from '#src/features/guides/use-help-keys.ts'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { css, cx } from '#styled-system/css'
import { link, sheet } from '#styled-system/recipes'
import { guideRows } from './guide-rows.ts'

const route = getRouteApi('/_app/apps/help-center/guides/$category/')

/** All guides of a category. */
export function CategoryPage() {
  useHelpKeys()
  const category = route.useLoaderData()
  const count = category.totalGuides
  return (
    <HelpLayout>
      <HelpTrail>
        <TrailStep>
          <Link to="/apps/help-center/guides" className={link()}>
            <Trans>Guides</Trans>
          </Link>
        </TrailStep>
      </HelpTrail>
      <HelpHead title={category.title} lead={<Plural value={count} one="# guide" other="# guides" />} />
      <div className={cx(sheet(), css({ overflow: 'hidden', paddingBlockStart: '2' }))}>
        <SimpleList rows={guideRows(category)} empty={<Trans>Nothing here.</Trans>} />
      </div>
    </HelpLayout>
  )
}
