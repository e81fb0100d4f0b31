import { createFileRoute } from '@tanstack/react-router'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { Inventory } from '#src/features/areas/inventory.tsx'
import { loadProducts } from '#src/features/areas/load-products.ts'

export const Route = createFileRoute('/_app/main/inventory')({
  staticData: { reads: ['products'] },
  loader: loadProducts,
  pendingComponent: AreaPending,
  component: InventoryScreen,
})

function InventoryScreen() {
  return <Inventory products={Route.useLoaderData()} />
}
