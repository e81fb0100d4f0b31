import { useLingui } from '@lingui/react/macro'
import { type PlanName, planNames } from '#src/contract/pages.ts'

/** A property of the plans: a text for each plan, or whether the plan has it. */
export interface Feature {
  name: string
  of: Record<PlanName, string | boolean>
}

/** The names of the plans, for whom they are, and what they contain. */
export function usePlans() {
  const { t } = useLingui()
  const names: Record<PlanName, string> = { stall: t`Stall`, shop: t`Shop`, chain: t`Chain` }
  const about: Record<PlanName, string> = {
    stall: t`One counter, one person`,
    shop: t`One shop with its staff`,
    chain: t`Several shops and warehouses`,
  }
  const unlimited = t`Unlimited`
  const features: Feature[] = [
    { name: t`Devices`, of: { stall: '1', shop: '5', chain: unlimited } },
    { name: t`People in the shop`, of: { stall: '2', shop: '15', chain: unlimited } },
    { name: t`Warehouses`, of: { stall: '1', shop: '2', chain: unlimited } },
    { name: t`Works without a network`, of: { stall: true, shop: true, chain: true } },
    { name: t`Till, stock and funds`, of: { stall: true, shop: true, chain: true } },
    { name: t`Deliveries and their cash`, of: { stall: false, shop: true, chain: true } },
    { name: t`Customer care and reservations`, of: { stall: false, shop: true, chain: true } },
    { name: t`Reports across shops`, of: { stall: false, shop: false, chain: true } },
    { name: t`Help`, of: { stall: t`By mail`, shop: t`Mail and phone`, chain: t`A person of your own` } },
  ]
  const plans = planNames.map(id => ({ id, name: names[id], about: about[id] }))
  return { plans, names, features }
}
