import { createFileRoute } from '@tanstack/react-router'
import { StockCard } from '#src/features/stock/balances/stock-card.tsx'
import { loadCard } from '#src/features/stock/load-stock.ts'
import { cardSearch } from '#src/features/stock/stock-search.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/inventory/card/$productId')({
  validateSearch: cardSearch,
  staticData: { reads: ['shop', 'products'], fills: true },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { productId }, deps }) => loadCard(productId, deps),
  pendingComponent: PageSkeleton,
  component: CardScreen,
})

function CardScreen() {
  const { productId } = Route.useParams()
  const { warehouse } = Route.useSearch()
  return <StockCard {...Route.useLoaderData()} productId={productId} warehouse={warehouse} />
}
