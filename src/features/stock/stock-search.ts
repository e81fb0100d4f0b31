import { flag, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'

/** The state of the list of balances. */
export const balanceSearch = searchParams({ q: text, warehouse: text, low: flag })

/** The state of a stock card; `page` counts from 1. */
export const cardSearch = searchParams({ warehouse: text, page: ordinal })
