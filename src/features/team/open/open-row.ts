import type { OpenTable } from '#src/contract/shared/pulled-rows.ts'

/** A row whose screen is open, by its table and its key. */
export interface OpenRow {
  table: OpenTable
  id: string
}

/** What the router knows about a part of the address. */
interface Match {
  routeId: string
  params: object
  search: object
}

/** The routes that show one row: its table, and the parameter of the address that is its key. */
const routes: Readonly<Record<string, readonly [table: OpenTable, parameter: string]>> = {
  '/_app/apps/contacts/$id': ['contacts', 'id'],
  '/_app/apps/ecommerce/inventory/': ['products', 'open'],
  '/_app/apps/notes/$id': ['notes', 'id'],
  '/_app/apps/scrumboard/$boardId/card/$cardId': ['boardCards', 'cardId'],
  '/_app/apps/tasks/$id': ['tasks', 'id'],
  '/_app/main/inventory/$kind/$id': ['shopDocuments', 'id'],
  '/_app/main/list/product/inbox/$productId/details': ['products', 'productId'],
  '/_app/main/take-in/$id': ['shopDocuments', 'id'],
  '/_app/main/take-out/$id': ['shopDocuments', 'id'],
}

/** Returns the row that the address names; undefined on other screens. */
export function openRow(matches: readonly Match[]): OpenRow | undefined {
  for (const { routeId, params, search } of matches) {
    const [table, parameter = ''] = routes[routeId] ?? []
    const id: unknown = { ...search, ...params }[parameter as never]
    if (table && typeof id === 'string') return { table, id }
  }
  return undefined
}
