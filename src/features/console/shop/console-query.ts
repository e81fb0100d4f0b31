import { client } from '#src/api/client.ts'
import { onInvalidation } from '#src/api/invalidation.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import type { Reply } from '#src/contract/core/define.ts'
import { reports } from '#src/contract/shop/reports.ts'
import { dayOf } from '#src/lib/shop-day.ts'

const api = client(reports)

/** What the console shows of the shop. */
export type ShopConsole = Reply<typeof reports.console>

const ask = () => api.console({ query: { day: dayOf(new Date().toISOString()) } })

/** The reply that the route has asked for, until the screen takes it. */
let begun: Promise<ShopConsole> | undefined
onInvalidation(async () => {
  begun = undefined
})

/** Asks for the figures while the route loads its code and its texts. */
export function beginShopConsole() {
  begun = ask()
  // The screen shows the error.
  begun.catch(() => undefined)
}

function takeBegun() {
  const reply = begun ?? ask()
  begun = undefined
  return reply
}

/** The figures of today. They load after the screen is shown, and again when the shop changes, also in another tab. */
export const shopConsole = sharedQuery(['shop', 'products', 'permissions'], takeBegun, { first: 'now' })
