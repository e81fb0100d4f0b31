import { withNouns } from '#src/contract/shop.ts'
import type { Route } from '#sw/server/handle.ts'
import { productHandlers } from './goods/handlers.ts'
import { categoryHandlers } from './setup/categories.ts'

/** Products and their categories. */
export const handlers = withNouns<Route>({ products: productHandlers, categories: categoryHandlers })
