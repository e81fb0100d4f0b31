import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { journalHandlers } from './journal/handlers.ts'
import { requestHandlers } from './requests/handlers.ts'
import { settingHandlers } from './setting/handlers.ts'

/**
 * What the office does: the journal of all documents, what suppliers offer, the settings of the shop, and the requests of
 * its employees.
 */
export const handlers = withNouns<Route>({
  journal: journalHandlers,
  catalogue: catalogueHandlers,
  settings: settingHandlers,
  requests: requestHandlers,
})
