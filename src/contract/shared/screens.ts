import type { Area } from '#src/contract/shared/areas.ts'

/** The areas that a screen reads, by the beginning of its path. A screen that is not listed reads no area. */
const areasOf: Record<string, readonly Area[]> = {
  '/apps/contacts': ['contacts'],
  '/apps/ecommerce': ['products'],
  '/apps/file-manager': ['files'],
  '/apps/help-center': ['help'],
  '/apps/scrumboard': ['boards'],
  '/apps/tasks': ['tasks'],
  '/dashboards': ['report'],
  '/dashboards/finance': ['fund'],
  '/main/admin': ['admin', 'employee'],
  '/main/care': ['care', 'customer', 'contacts'],
  '/main/console/reservation': ['reservation', 'products'],
  '/main/fund': ['fund'],
  '/main/inventory': ['inventory', 'products'],
  '/main/list': ['list', 'products', 'contacts', 'tasks'],
  '/main/list/product': ['products'],
  '/main/market-place': ['supplier', 'products'],
  '/main/pos': ['pos', 'products'],
  '/main/setting': ['setting'],
  '/main/setting/employee': ['people'],
  '/main/take-in': ['check-in', 'products', 'tasks'],
  '/main/take-out': ['check-out', 'products', 'tasks'],
  '/main/task': ['products', 'tasks'],
  '/main/task/delivery': ['delivery', 'products', 'tasks'],
  '/main/task/export': ['check-out', 'products', 'tasks'],
  '/main/task/import': ['check-in', 'products', 'tasks'],
  '/main/task/take-out': ['collection', 'products', 'tasks'],
}

/**
 * The areas that a user must be allowed to view for a screen, given its path below the app. The longest entry applies.
 */
export function areasOfScreen(path: string): readonly Area[] {
  const [start = ''] = path.split(/[?#]/)
  for (let end = start.replace(/\/$/, ''); end !== ''; end = end.slice(0, end.lastIndexOf('/')))
    if (Object.hasOwn(areasOf, end)) return areasOf[end] ?? []
  return []
}
