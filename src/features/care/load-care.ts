import { documentQueryOf } from '#src/blocks/shop/documents/document-search.ts'
import { pageSize } from '#src/device/page-size.ts'
import { dayOf } from '#src/lib/shop-day.ts'
import { careCalls } from './calls.ts'
import type { CareSearch } from './care-search.ts'

/** The id in the address of a ticket that is not stored yet. */
const NEW = 'new'

/** The most tickets on the board. */
const BOARD_SIZE = 300

/** Loads a page of tickets, or those of the board: all that are not closed. Rejects with an `ApiProblem`. */
export function loadTickets(search: CareSearch) {
  const { q, list, assignee = '', due } = search
  const own = { assignee, dueBy: due ? dayOf(new Date().toISOString()) : '' }
  const query = list
    ? documentQueryOf(search, pageSize())
    : { ...documentQueryOf({ q }, BOARD_SIZE), status: 'open' }
  return careCalls.list({ query: { ...query, ...own } })
}

/** Loads a ticket by its id or code; `new` is one that is not stored yet. Rejects with an `ApiProblem`. */
export const loadTicket = async (id: string) => (id === NEW ? undefined : careCalls.get({ params: { id } }))
