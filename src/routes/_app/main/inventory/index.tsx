import { createFileRoute } from '@tanstack/react-router'
import { Balances } from '#src/features/stock/balances/balances.tsx'
import { loadBalances } from '#src/features/stock/load-stock.ts'
import { balanceSearch } from '#src/features/stock/stock-search.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/inventory/')({
  validateSearch: balanceSearch,
  staticData: { reads: ['shop', 'products'], fills: true },
  loaderDeps: ({ search: { warehouse } }) => ({ warehouse }),
  loader: ({ deps: { warehouse } }) => loadBalances(warehouse),
  pendingComponent: PageSkeleton,
  component: StockScreen,
})

function StockScreen() {
  return <Balances balances={Route.useLoaderData()} search={Route.useSearch()} />
}
