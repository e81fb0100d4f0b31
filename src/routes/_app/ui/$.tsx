import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadShowcase } from '#src/features/showcase/load-showcase.ts'
import { pageAt } from '#src/features/showcase/showcase-pages.ts'
import { ShowcaseScreen } from '#src/features/showcase/showcase-screen.tsx'
import { withTexts } from '#src/i18n/texts.ts'
import { oneOf, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'
import { unknownPath } from '#src/routes/-unknown-path.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The search, order and page of a table, the conditions of a search, the size of icons, and what scrolls. */
const search = searchParams({
  q: text,
  column: oneOf('id', 'buyer', 'product', 'state', 'amount', 'at'),
  direction: oneOf('asc', 'desc'),
  page: ordinal,
  size: ordinal,
  state: oneOf('paid', 'open', 'cancelled'),
  min: ordinal,
  max: ordinal,
  icon: oneOf('sm', 'md', 'lg', 'xl'),
  scroll: oneOf('page', 'content', 'panes'),
})

export const Route = createFileRoute('/_app/ui/$')({
  validateSearch: search,
  staticData: { reads: ['permissions'] },
  loader: async ({ params: { _splat = '' } }) => {
    // The old address of the kit, and that of the whole showcase.
    if (_splat === '' || _splat === 'kit')
      throw redirect({ to: '/ui/$', params: { _splat: 'material-components' }, replace: true })
    const page = pageAt(_splat)
    if (!page) throw unknownPath()
    page.preload()
    return withTexts('showcase', loadShowcase(_splat))
  },
  pendingComponent: PageSkeleton,
  component: ShowcaseScreen,
})
