import type { Cycle, PlanName } from '#src/contract/pages.ts'

/** In đồng for a month, paid by the month. */
const monthly: Record<PlanName, number> = { stall: 0, shop: 199_000, chain: 490_000 }

/** A year costs as much as so many months. */
const MONTHS_PAID = 10

/** Returns what a plan costs for one month or one year, in đồng. */
export const priceOf = (plan: PlanName, cycle: Cycle) => monthly[plan] * (cycle === 'year' ? MONTHS_PAID : 1)

/** Returns what a year saves against twelve months, in đồng. */
export const savedInYear = (plan: PlanName) => 12 * priceOf(plan, 'month') - priceOf(plan, 'year')
