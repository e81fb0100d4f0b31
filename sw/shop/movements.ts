import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { adjustmentHandlers } from './adjustments/handlers.ts'
import { countHandlers } from './counts/handlers.ts'
import { takeInHandlers } from './take-ins/handlers.ts'
import { takeOutHandlers } from './take-outs/handlers.ts'
import { transferHandlers } from './transfers/handlers.ts'

// The sample posts its documents with these.
export { adjustmentHandlers, countHandlers, takeInHandlers, takeOutHandlers, transferHandlers }

/** Goods that come, go, are moved or counted. */
export const handlers = withNouns<Route>({
  takeOuts: takeOutHandlers,
  takeIns: takeInHandlers,
  counts: countHandlers,
  transfers: transferHandlers,
  adjustments: adjustmentHandlers,
})
