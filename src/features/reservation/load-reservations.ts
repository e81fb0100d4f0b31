import { client } from '#src/api/client.ts'
import { products } from '#src/contract/products.ts'
import type { Reservation } from '#src/contract/shop/documents/documents.ts'
import { ALL_ROWS } from '#src/contract/shop/values.ts'
import { pageSize } from '#src/device/page-size.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { momentOf } from '#src/lib/shop-day.ts'
import { calls } from './calls.ts'
import { endOfDay, today, weekOf } from './days.ts'
import { NEW, type ReservationSearch } from './reservation-search.ts'

/** Returns the query of what a view shows: a day, a week, or the list from a day on; what is searched is at any time. */
function queryOf({ view = 'day', resource = '', ...search }: ReservationSearch, day: string) {
  if (view === 'list') {
    const { q = '', status = '', page = 1 } = search
    return {
      search: q,
      status,
      resource,
      ...(q ? { order: 'desc' as const } : { from: momentOf(day, 0) }),
      page: String(page - 1),
      size: String(pageSize()),
    }
  }
  const days = view === 'week' ? weekOf(day) : [day]
  return {
    from: momentOf(days[0] ?? day, 0),
    to: endOfDay(days.at(-1) ?? day),
    resource: view === 'week' ? resource : '',
    page: '0',
    size: ALL_ROWS,
  }
}

/** Returns a reservation; `null` when there is none with this id. */
const find = (id: string): Promise<Reservation | null> =>
  calls.get({ params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  })

/** Loads what the address asks for. Rejects with an `ApiProblem`. */
export async function loadReservations(search: ReservationSearch) {
  const day = search.date ?? today()
  const { open } = search
  const [page, resources, opened, stock] = await Promise.all([
    calls.list({ query: queryOf(search, day) }),
    calls.resources({ query: { at: new Date().toISOString() } }),
    open && open !== NEW ? find(open) : null,
    search.view === 'goods' ? client(products).stock() : undefined,
  ])
  return { ...page, day, resources, opened, stock }
}
