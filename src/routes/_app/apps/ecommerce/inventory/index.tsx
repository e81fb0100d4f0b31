import { createFileRoute } from '@tanstack/react-router'
import { InventoryPage } from '#src/features/products/inventory-page.tsx'
import { loadPage } from '#src/features/products/load-inventory.ts'
import { listDeps } from '#src/features/products/product-search.ts'
import { InventorySkeleton } from '#src/features/products/table/inventory-skeleton.tsx'

export const Route = createFileRoute('/_app/apps/ecommerce/inventory/')({
  staticData: { reads: ['products'] },
  loaderDeps: listDeps,
  loader: ({ deps }) => loadPage(deps),
  pendingComponent: InventorySkeleton,
  component: InventoryPage,
})
