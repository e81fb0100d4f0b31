import { client } from '#src/api/client.ts'
import { documentQueryOf } from '#src/blocks/shop/documents/document-search.ts'
import { journal } from '#src/contract/shop/journal.ts'
import { pageSize } from '#src/device/page-size.ts'
import type { JournalSearch } from './journal-search.ts'

export const journalCalls = client(journal)

/** Returns the query of the journal for the search in its address. */
export const journalQueryOf = ({ kind, ...search }: JournalSearch, size: number) => ({
  ...documentQueryOf(search, size),
  ...(kind && { kind }),
})

/** Loads a page of the journal and the saved reports. Rejects with an `ApiProblem`. */
export async function loadJournal(search: JournalSearch) {
  const [{ rows, pagination }, reports] = await Promise.all([
    journalCalls.list({ query: journalQueryOf(search, pageSize()) }),
    journalCalls.reports(),
  ])
  return { rows, pagination, reports }
}
