import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { productHandlers } from './goods/handlers.ts'
import { saleHandlers } from './sales/handlers.ts'
import { sessionHandlers } from './sessions/handlers.ts'
import { categoryHandlers } from './setup/categories.ts'

// The sample posts its documents with these.
export { newDocument } from './documents/documents.ts'
export { pay } from './sales/pay.ts'
export { refund } from './sales/refund.ts'
export { documentTotals, subtotalOf } from './sales/totals.ts'
export { sessionHandlers }

/** The till, and the lists that it needs. */
export const handlers = withNouns<Route>({
  products: productHandlers,
  categories: categoryHandlers,
  sales: saleHandlers,
  sessions: sessionHandlers,
})
