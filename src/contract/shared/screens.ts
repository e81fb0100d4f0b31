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
  '/docs': ['setting'],
  '/main/admin': ['admin', 'employee'],
  '/main/care': ['care', 'customer', 'products'],
  '/main/console/reservation': ['reservation', 'products'],
  '/main/fund': ['fund'],
  '/main/inventory': ['inventory', 'products'],
  '/main/list': ['list', 'products'],
  '/main/list/customer': ['customer'],
  '/main/list/employee': ['employee'],
  '/main/list/product': ['products'],
  '/main/list/supplier': ['supplier'],
  '/main/list/warehouse': ['inventory'],
  '/main/market-place': ['supplier', 'products'],
  '/main/pos': ['pos', 'products'],
  '/main/setting': ['setting'],
  '/main/setting/employee': ['people'],
  // Everybody reads and makes their own requests.
  '/main/setting/employee/all/requests': [],
  '/main/take-in': ['check-in', 'products'],
  '/main/take-out': ['check-out', 'products'],
  '/main/task': ['products', 'tasks'],
  '/main/task/delivery': ['delivery', 'products'],
  '/main/task/export': ['check-out', 'products'],
  '/main/task/import': ['check-in', 'products'],
  '/main/task/take-out': ['collection', 'products'],
  '/ui': ['setting'],
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
