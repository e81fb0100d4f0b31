import { getRouteApi } from '@tanstack/react-router'
import type { InventorySearch } from './product-search.ts'

const route = getRouteApi('/_app/apps/ecommerce/inventory')

/** Changes the state of the list in the address. */
export function useProductNavigation() {
  const navigate = route.useNavigate()

  const go = (changed: InventorySearch, options?: { replace: boolean }) =>
    navigate({
      to: '.',
      search: previous => ({ ...previous, ...changed }),
      resetScroll: false,
      ...options,
    })

  return {
    /** Opens the form of a product, and closes the picture of the camera. */
    open: (id: string) => go({ open: id, scan: undefined }),
    close: () => go({ open: undefined }),
    openDialog: (name: InventorySearch['do']) => go({ do: name }),
    closeDialog: () => go({ do: undefined, scan: undefined }),
    openScan: () => go({ scan: true }),
    /** Another order or filter begins on the first page. */
    narrow: (changed: InventorySearch) => go({ ...changed, page: undefined }),
    /** `page` counts from 1. */
    turn: (page: number, size: number | undefined) => go({ page: page > 1 ? page : undefined, size }),
  }
}
