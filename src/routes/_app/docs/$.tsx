import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageAt } from '#src/features/docs/docs-pages.ts'
import { DocsScreen } from '#src/features/docs/docs-screen.tsx'
import { loadDocs } from '#src/features/docs/load-docs.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { searchParams, text } from '#src/lib/url/search-params.ts'
import { unknownPath } from '#src/routes/-unknown-path.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The search, and the id of the call that is open. */
const search = searchParams({ q: text, call: text })

export const Route = createFileRoute('/_app/docs/$')({
  validateSearch: search,
  staticData: { reads: ['permissions'] },
  loader: async ({ params: { _splat = '' } }) => {
    if (_splat === '') throw redirect({ to: '/docs/$', params: { _splat: 'guides' }, replace: true })
    const page = pageAt(_splat)
    if (!page) throw unknownPath()
    page.preload()
    return withTexts('docs', loadDocs(_splat))
  },
  pendingComponent: PageSkeleton,
  component: DocsScreen,
})
