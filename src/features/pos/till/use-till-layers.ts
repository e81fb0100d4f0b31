import { getRouteApi } from '@tanstack/react-router'
import type { TillSearch } from './till-search.ts'

const route = getRouteApi('/_app/main/pos')

/** Opens and closes what lies over the till; all of it has an address. */
export function useTillLayers() {
  const { layer, line, sale } = route.useSearch()
  const navigate = route.useNavigate()
  const go = (changed: TillSearch, replace = false) =>
    navigate({
      to: '.',
      search: previous => ({ ...previous, line: undefined, sale: undefined, ...changed }),
      resetScroll: false,
      replace,
    })

  return {
    layer,
    line,
    sale,
    open: (name: TillSearch['layer']) => void go({ layer: name }),
    editLine: (id: string) => void go({ layer: 'line', line: id }),
    /** Back does not lead to the payment that is finished. */
    showPaid: (id: string) => void go({ layer: 'paid', sale: id }, true),
    close: () => void go({ layer: undefined }),
    /** Closes a layer that was opened from the ticket: a phone shows the ticket again. */
    closeTo: (name: TillSearch['layer']) => void go({ layer: name }, true),
  }
}
