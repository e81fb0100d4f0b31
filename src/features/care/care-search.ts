import { documentSearch } from '#src/blocks/shop/documents/document-search.ts'
import { flag, searchParams, text } from '#src/lib/url/search-params.ts'

const own = searchParams({
  /** The list of all tickets in the place of the board. */
  list: flag,
  /** The id of a user, or `none`. */
  assignee: text,
  /** Only tickets that are due today, or late. */
  due: flag,
})

/** The state of the screen of the tickets: those of a list of documents, and its own. The board is the first view. */
export const careSearch = (search: Record<string, unknown>) => ({ ...documentSearch(search), ...own(search) })

export type CareSearch = ReturnType<typeof careSearch>
