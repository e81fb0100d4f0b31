import { client } from '#src/api/client.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import type { Reply } from '#src/contract/core/define.ts'
import { reports } from '#src/contract/shop/reports.ts'
import { dayOf } from '#src/lib/shop-day.ts'

const api = client(reports)

/** What the console shows of the shop. */
export type ShopConsole = Reply<typeof reports.console>

/** The figures of today. They load again when the shop changes, also in another tab. */
export const shopConsole = sharedQuery(
  ['shop', 'products', 'permissions'],
  () => api.console({ query: { day: dayOf(new Date().toISOString()) } }),
  { first: 'now' },
)
