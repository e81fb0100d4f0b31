import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '#src/features/guides/home/help-page.tsx'
import { loadHelp } from '#src/features/guides/load-help.ts'
import { searchParams, text } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const search = searchParams({ q: text })

export const Route = createFileRoute('/_app/apps/help-center/')({
  validateSearch: search,
  staticData: { reads: ['guides', 'permissions'] },
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ deps }) => loadHelp(deps.q),
  pendingComponent: PageSkeleton,
  component: HelpPage,
})
