import { createFileRoute } from '@tanstack/react-router'
import { loadProducts } from '#src/blocks/products/load-products.ts'
import { Inventory } from '#src/features/inventory/inventory.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/inventory')({
  staticData: { reads: ['products'] },
  loader: loadProducts,
  pendingComponent: PageSkeleton,
  component: InventoryScreen,
})

function InventoryScreen() {
  return <Inventory products={Route.useLoaderData()} />
}
