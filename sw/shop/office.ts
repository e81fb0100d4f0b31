import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { requestHandlers } from './requests/handlers.ts'
import { settingHandlers } from './setting/handlers.ts'

/** The settings of the shop and the requests of its employees. */
export const handlers = withNouns<Route>({ settings: settingHandlers, requests: requestHandlers })
