import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useCan } from '#src/api/rights.ts'
import { categoryName } from '#src/blocks/products/category-name.ts'
import type { Product } from '#src/contract/products.ts'
import { wasRemoved } from '#src/device/removed.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { openProduct } from './load-inventory.ts'
import { InventoryPane } from './table/inventory-pane.tsx'
import { useTagNames } from './tags/tag-names.ts'
import { useFindCode } from './use-find-code.ts'
import { InventoryContext } from './use-inventory.ts'
import { useProductActions } from './use-product-actions.ts'
import { useProductNavigation } from './use-product-navigation.ts'

const ImportDialog = lazyWithRetry(() =>
  import('./csv/import-dialog.tsx').then(module => module.ImportDialog),
)

const ScanDialog = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('#src/blocks/shop/scan/scan-dialog.tsx'), loadTexts('shop')])
  return module.ScanDialog
})

const setsRoute = getRouteApi('/_app/apps/ecommerce/inventory')
const listRoute = getRouteApi('/_app/apps/ecommerce/inventory/')

/** The products as a table; the one that the address names is open in its place. */
export function InventoryPage() {
  const { t, i18n } = useLingui()
  const { tags, categories, ...sets } = setsRoute.useLoaderData()
  const { products: stored, pagination } = listRoute.useLoaderData()
  const { open, scan, do: shownDialog } = setsRoute.useSearch()
  const { closeDialog } = useProductNavigation()
  const findCode = useFindCode()
  const elsewhere = useElsewhere(stored.some(({ id }) => id === open) ? undefined : open)
  const [rows, run] = useOptimisticMutation<readonly Product[]>(elsewhere ? [elsewhere, ...stored] : stored)
  const canEdit = useCan()('products', 'edit')
  useTitle(t`Products`)

  return (
    <InventoryContext
      value={{
        ...sets,
        categories: categories.map(set => ({ ...set, name: categoryName(set.name, i18n.locale) })),
        rows,
        count: pagination.length,
        tags: useTagNames()(tags),
        canEdit,
        ...useProductActions(rows, run),
      }}
    >
      <InventoryPane pagination={pagination} isOpenMissing={elsewhere === null} />
      <LazyMount open={scan === true}>
        <ScanDialog open={scan === true} onClose={() => void closeDialog()} onCode={findCode} />
      </LazyMount>
      {canEdit && (
        <LazyMount open={shownDialog === 'import'}>
          <ImportDialog open={shownDialog === 'import'} onClose={() => void closeDialog()} />
        </LazyMount>
      )}
    </InventoryContext>
  )
}

/** A product that is open though the page does not list it; `null` when it does not exist, undefined until it is loaded. */
function useElsewhere(id: string | undefined) {
  const { subscribe, snapshot } = id === undefined || wasRemoved(id) ? nothing : openProduct(id)
  return useSyncExternalStore(subscribe, snapshot).data
}

const empty: { data?: Product | null } = {}
const nothing = { subscribe: () => () => undefined, snapshot: () => empty }
