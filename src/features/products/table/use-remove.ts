import { getRouteApi } from '@tanstack/react-router'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { useProductNavigation } from '#src/features/products/use-product-navigation.ts'

const route = getRouteApi('/_app/apps/ecommerce/inventory')

/** Removes products from the list. Closes the form if it shows one of them. */
export function useRemove() {
  const { remove } = useInventory()
  const { open } = route.useSearch()
  const { close } = useProductNavigation()

  return async (ids: readonly string[]) => {
    if (open && ids.includes(open)) await close()
    await remove(ids)
  }
}
