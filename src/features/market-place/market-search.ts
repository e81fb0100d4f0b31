import { flag, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

/** The state of the catalogue. `page` counts from 1; `basket` is the basket that is open over the offers. */
export const marketSearch = searchParams({
  q: text,
  /** The ids of a supplier and of a category. */
  supplier: text,
  category: text,
  /** Only products below their lowest stock. */
  low: flag,
  page: ordinal,
  basket: flag,
})

export type MarketSearch = ReturnType<typeof marketSearch>
