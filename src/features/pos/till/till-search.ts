import { oneOf, searchParams, text } from '#src/lib/url/search-params.ts'

/** What is open over the till. */
export const tillLayers = ['ticket', 'line', 'pay', 'paid', 'scan', 'held', 'drawer'] as const

/** The search parameters of the till. */
export const tillSearch = searchParams({
  q: text,
  category: text,
  layer: oneOf(...tillLayers),
  /** The id of the line that is edited. */
  line: text,
  /** The id of the sale whose receipt is shown. */
  sale: text,
})
export type TillSearch = ReturnType<typeof tillSearch>
