import { createFileRoute } from '@tanstack/react-router'
import { loadSets } from '#src/features/products/load-inventory.ts'
import { inventorySearch } from '#src/features/products/product-search.ts'
import { InventorySkeleton } from '#src/features/products/table/inventory-skeleton.tsx'
import { withTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/apps/ecommerce/inventory')({
  validateSearch: inventorySearch,
  staticData: { reads: ['products'], fills: true },
  loader: () => withTexts('products', loadSets()),
  pendingComponent: InventorySkeleton,
})
