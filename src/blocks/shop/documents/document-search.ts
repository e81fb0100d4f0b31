import { flag, oneOf, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'
import { dayParam } from './day-text.ts'

/** The state of a list of documents. The newest is first, or the `oldest`; `page` counts from 1. */
export const documentSearch = searchParams({
  q: text,
  status: text,
  /** The id of a customer or a supplier. */
  partner: text,
  warehouse: text,
  /** The first and the last day, `yyyy-MM-dd`. */
  from: dayParam,
  to: dayParam,
  oldest: flag,
  page: ordinal,
})

export type DocumentSearch = ReturnType<typeof documentSearch>

/** Returns the query of a list of documents for the search in its address. Days are those of this device. */
export const documentQueryOf = (search: DocumentSearch, size: number) => ({
  search: search.q ?? '',
  status: search.status ?? '',
  partner: search.partner ?? '',
  warehouse: search.warehouse ?? '',
  from: search.from ? new Date(`${search.from}T00:00:00`).toISOString() : '',
  to: search.to ? new Date(`${search.to}T23:59:59.999`).toISOString() : '',
  order: search.oldest ? ('asc' as const) : ('desc' as const),
  page: String((search.page ?? 1) - 1),
  size: String(size),
})

/** Returns whether the address filters the list. */
export const isFiltered = ({ q, status, partner, warehouse, from, to }: DocumentSearch) =>
  [q, status, partner, warehouse, from, to].some(Boolean)

/** The dialog of a document that its address opens; a new take-in can begin with all products that run low. */
export const dialogSearch = searchParams({
  lowStock: flag,
  dialog: oneOf(
    'collect',
    'deliver',
    'fail',
    'checkIn',
    'settle',
    'giveBack',
    'batch',
    'quote',
    'approve',
    'reject',
    'part',
  ),
})

export type DialogName = NonNullable<ReturnType<typeof dialogSearch>['dialog']>
