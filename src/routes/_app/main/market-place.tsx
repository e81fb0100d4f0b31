import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { MarketPlace } from '#src/features/market-place/market-place.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(contract)

export const Route = createFileRoute('/_app/main/market-place')({
  staticData: { reads: ['products'] },
  loader: async () => {
    const [stock, brands, vendors] = await Promise.all([api.stock(), api.brands(), api.vendors()])
    return { stock, brands, vendors }
  },
  pendingComponent: PageSkeleton,
  component: MarketPlaceScreen,
})

function MarketPlaceScreen() {
  return <MarketPlace {...Route.useLoaderData()} />
}
