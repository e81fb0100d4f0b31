import { createFileRoute } from '@tanstack/react-router'
import { CryptoPage } from '#src/features/dashboards/crypto/crypto-page.tsx'
import { api } from '#src/features/dashboards/load-dashboards.ts'
import { flag, oneOf, searchParams, textUpTo } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The coin of the large chart, its range, and the drawer with the watchlist. */
const search = searchParams({ coin: textUpTo(8), range: oneOf('day', 'live'), watchlist: flag })

export const Route = createFileRoute('/_app/dashboards/crypto')({
  validateSearch: search,
  staticData: { reads: ['dashboards', 'permissions'] },
  loader: () => api.crypto(),
  pendingComponent: PageSkeleton,
  component: CryptoPage,
})
