import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products as contract } from '#src/contract/products.ts'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { loadProducts } from '#src/features/areas/load-products.ts'
import { MarketPlace } from '#src/features/areas/market-place.tsx'

const api = client(contract)

export const Route = createFileRoute('/_app/main/market-place')({
  staticData: { reads: ['products'] },
  loader: async () => {
    const [products, brands, vendors] = await Promise.all([loadProducts(), api.brands(), api.vendors()])
    return { products, brands, vendors }
  },
  pendingComponent: AreaPending,
  component: MarketPlaceScreen,
})

function MarketPlaceScreen() {
  return <MarketPlace {...Route.useLoaderData()} />
}
