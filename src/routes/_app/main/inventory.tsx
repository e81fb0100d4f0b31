import { createFileRoute } from '@tanstack/react-router'
import { loadProducts } from '#src/blocks/products/load-products.ts'
import { Inventory } from '#src/features/inventory/inventory.tsx'
import { AreaPending } from '#src/ui/layout/area-pending.tsx'

export const Route = createFileRoute('/_app/main/inventory')({
  staticData: { reads: ['products'] },
  loader: loadProducts,
  pendingComponent: AreaPending,
  component: InventoryScreen,
})

function InventoryScreen() {
  return <Inventory products={Route.useLoaderData()} />
}
