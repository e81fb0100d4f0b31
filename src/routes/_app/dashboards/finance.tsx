import { createFileRoute } from '@tanstack/react-router'
import { FinancePage } from '#src/features/dashboards/finance/finance-page.tsx'
import { api } from '#src/features/dashboards/load-dashboards.ts'
import { oneOf, searchParams } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The order of the transactions. */
const search = searchParams({
  by: oneOf('date', 'name', 'amount', 'status'),
  direction: oneOf('asc', 'desc'),
})

export const Route = createFileRoute('/_app/dashboards/finance')({
  validateSearch: search,
  staticData: { reads: ['dashboards', 'permissions'] },
  loader: () => api.finance(),
  pendingComponent: PageSkeleton,
  component: FinancePage,
})
