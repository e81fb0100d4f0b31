import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { products } from '#src/contract/products.ts'
import { Inventory } from '#src/features/inventory/inventory.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/inventory')({
  staticData: { reads: ['products'] },
  loader: () => client(products).stock(),
  pendingComponent: PageSkeleton,
  component: InventoryScreen,
})

function InventoryScreen() {
  return <Inventory stock={Route.useLoaderData()} />
}
