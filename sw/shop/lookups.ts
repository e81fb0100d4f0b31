import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { journalHandlers } from './journal/handlers.ts'

/** What is found across the shop: the journal of all documents, and what suppliers offer. */
export const handlers = withNouns<Route>({ journal: journalHandlers, catalogue: catalogueHandlers })
