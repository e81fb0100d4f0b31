import { flag, oneOf, searchParams, text } from '#src/lib/url/search-params.ts'

/** The search parameters of every list: `by` is the field of the order, `row` the open row, `act` the open dialog. */
export const listSearch = searchParams({
  q: text,
  by: text,
  desc: flag,
  row: text,
  act: oneOf('new', 'import', 'bulk', 'merge'),
})

export interface ListSearch {
  q?: string | undefined
  by?: string | undefined
  desc?: true | undefined
  row?: string | undefined
  act?: 'new' | 'import' | 'bulk' | 'merge' | undefined
}
