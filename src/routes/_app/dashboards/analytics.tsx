import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '#src/features/dashboards/analytics/analytics-page.tsx'
import { api } from '#src/features/dashboards/load-dashboards.ts'
import { oneOf, searchParams } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The period of the visitors. */
const search = searchParams({ period: oneOf('year', 'quarter', 'month') })

export const Route = createFileRoute('/_app/dashboards/analytics')({
  validateSearch: search,
  staticData: { reads: ['dashboards', 'permissions'] },
  loader: () => api.analytics(),
  pendingComponent: PageSkeleton,
  component: AnalyticsPage,
})
