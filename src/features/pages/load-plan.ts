import { client } from '#src/api/client.ts'
import { ifAllowed } from '#src/api/rights.ts'
import { pages } from '#src/contract/pages.ts'

export const api = client(pages)

/** Returns the plan of the shop, or undefined for a user who may not see the settings of the shop. */
export const loadPlan = () => ifAllowed(api.plan(), undefined)
