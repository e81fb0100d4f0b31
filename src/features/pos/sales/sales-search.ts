import { flag, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

export const SALES_PER_PAGE = 50

/** The search parameters of the list of sales. */
export const salesSearch = searchParams({
  q: text,
  page: ordinal,
  /** The id of the sale that is open. */
  sale: text,
  /** The open sale is being taken back. */
  refund: flag,
})
export type SalesSearch = ReturnType<typeof salesSearch>
