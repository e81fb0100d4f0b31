import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { reservationHandlers } from './reservations/handlers.ts'

// The sample posts its reservations with these.
export { reservationHandlers }

/** Times that customers reserve. */
export const handlers = withNouns<Route>({ reservations: reservationHandlers })
