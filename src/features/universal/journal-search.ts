import { documentSearch } from '#src/blocks/shop/documents/document-search.ts'
import { journalKinds } from '#src/contract/shared/journal-kinds.ts'
import { oneOf, searchParams } from '#src/lib/url/search-params.ts'

const ofJournal = searchParams({ kind: oneOf(...journalKinds) })

/** The state of the journal: that of a list of documents, and the kind of documents. */
export const journalSearch = (search: Record<string, unknown>) => ({
  ...documentSearch(search),
  ...ofJournal(search),
})

export type JournalSearch = ReturnType<typeof journalSearch>

/** Returns the filters of an address, without its page and what is not set. */
export const filtersOf = ({ page: _, ...filters }: JournalSearch) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
