import { getRouteApi } from '@tanstack/react-router'
import type { SalesSearch } from './sales-search.ts'

const route = getRouteApi('/_app/main/pos_/sales')

/** Changes the state of the list of sales in the address. */
export function useSalesNavigation() {
  const navigate = route.useNavigate()
  const go = (changed: SalesSearch) =>
    void navigate({ to: '.', search: previous => ({ ...previous, ...changed }), resetScroll: false })

  return {
    close: () => go({ sale: undefined, refund: undefined }),
    beginRefund: () => go({ refund: true }),
    endRefund: () => go({ refund: undefined }),
    turn: (page: number) => go({ page: page > 1 ? page : undefined }),
  }
}
