import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { grantHandlers } from './grants/handlers.ts'
import { saleHandlers } from './sales/handlers.ts'
import { sessionHandlers } from './sessions/handlers.ts'

// The sample posts its documents with these.
export { newDocument } from './documents/documents.ts'
export { pay } from './sales/pay.ts'
export { refund } from './sales/refund.ts'
export { documentTotals, subtotalOf } from './sales/totals.ts'
export { sessionHandlers }

/** The till: sales, sessions, and what a manager grants there. */
export const handlers = withNouns<Route>({
  sales: saleHandlers,
  sessions: sessionHandlers,
  grants: grantHandlers,
})
