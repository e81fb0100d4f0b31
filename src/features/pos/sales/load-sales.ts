import { saleCalls } from '#src/features/pos/pay/settle.ts'
import { loadTerms, sessionCalls } from '#src/features/pos/session/session-calls.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { SALES_PER_PAGE, type SalesSearch } from './sales-search.ts'

/** Returns `null` for a sale that does not exist. */
const find = (id: string) =>
  saleCalls.get({ params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.status === 404) return null
    throw error
  })

/** Returns a page of the sales, the newest first, and the sale that is open; undefined while none is. */
export async function loadSales({ q = '', page = 1, sale }: SalesSearch) {
  const query = { search: q, page: String(page - 1), size: String(SALES_PER_PAGE) }
  const [{ rows, pagination }, session, terms, shown] = await Promise.all([
    saleCalls.list({ query }),
    sessionCalls.current(),
    loadTerms(),
    sale === undefined ? undefined : find(sale),
  ])
  return { rows, pagination, session, terms, shown }
}
