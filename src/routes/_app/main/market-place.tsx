import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { loadProducts } from '#src/blocks/products/load-products.ts'
import { products as contract } from '#src/contract/products.ts'
import { MarketPlace } from '#src/features/market-place/market-place.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(contract)

export const Route = createFileRoute('/_app/main/market-place')({
  staticData: { reads: ['products'] },
  loader: async () => {
    const [products, brands, vendors] = await Promise.all([loadProducts(), api.brands(), api.vendors()])
    return { products, brands, vendors }
  },
  pendingComponent: PageSkeleton,
  component: MarketPlaceScreen,
})

function MarketPlaceScreen() {
  return <MarketPlace {...Route.useLoaderData()} />
}
