import { ArrowDownTrayIcon, PlusIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useNewProduct } from '#src/features/products/use-new-product.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'

const route = getRouteApi('/_app/apps/ecommerce/inventory')

/** Explains why the list is empty: no products, no search results, or nothing that a filter keeps. */
export function InventoryEmpty({ query }: { query: string | undefined }) {
  const { category, low } = route.useSearch()
  if (query) return <NoMatches query={query} actions={(category || low) && <Unfilter />} />
  return category || low ? <NothingFiltered /> : <NothingYet />
}

const NothingFiltered = () => (
  <NoMatches title={<Trans>No product fits the filters</Trans>} actions={<Unfilter />}>
    <Trans>Nothing here runs out, or the category is empty.</Trans>
  </NoMatches>
)

function Unfilter() {
  const { narrow } = useProductNavigation()
  return (
    <Button onClick={() => void narrow({ category: undefined, low: undefined })}>
      <Trans>Search all products</Trans>
    </Button>
  )
}

function NothingYet() {
  const { canEdit } = useInventory()
  const addProduct = useNewProduct()
  const { openDialog } = useProductNavigation()
  return (
    <EmptyState
      title={<Trans>No products yet</Trans>}
      actions={
        canEdit && (
          <>
            <Button variant="primary" onClick={addProduct}>
              <PlusIcon />
              <Trans>Add product</Trans>
            </Button>
            <Button onClick={() => void openDialog('import')}>
              <ArrowDownTrayIcon />
              <Trans>Import from CSV</Trans>
            </Button>
          </>
        )
      }
    >
      <Trans>What the shop sells belongs here: prices, stock, barcodes and pictures.</Trans>
    </EmptyState>
  )
}
