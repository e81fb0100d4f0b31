import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { reservationHandlers } from './reservations/handlers.ts'

// The sample posts its reservations with these: its own chunk is full.
export { reserve } from './sample/reserving.ts'
export { reservationHandlers }

/** Times that customers reserve. */
export const handlers = withNouns<Route>({ reservations: reservationHandlers })
