import { createFileRoute } from '@tanstack/react-router'
import { loadMarket } from '#src/features/market-place/load-market.ts'
import { MarketPlace } from '#src/features/market-place/market-place.tsx'
import { marketSearch } from '#src/features/market-place/market-search.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/market-place')({
  validateSearch: marketSearch,
  staticData: { reads: ['shop', 'products', 'permissions'], fills: true },
  loaderDeps: ({ search: { basket: _, ...deps } }) => deps,
  loader: ({ deps }) => withTexts('market-place', withTexts('shop', loadMarket(deps))),
  pendingComponent: PageSkeleton,
  component: MarketScreen,
})

function MarketScreen() {
  return <MarketPlace {...Route.useLoaderData()} search={Route.useSearch()} />
}
