import { useLingui } from '@lingui/react/macro'
import type { Plan } from '#src/contract/pages.ts'
import { priceOf } from '#src/features/pages/pricing/price-of.ts'
import { usePlans } from '#src/features/pages/pricing/use-plans.tsx'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Facts } from '#src/ui/layout/facts.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** The plan of the shop for those who may not change it. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useLingui()
  const { names } = usePlans()
  const formats = useFormats()
  const paid = plan.cycle === 'year' ? t`a year` : t`a month`
  return (
    <Facts
      facts={[
        [t`Plan`, names[plan.plan]],
        [t`What it costs`, `${formatMoney(priceOf(plan.plan, plan.cycle), formats)} ${paid}`],
        [t`Billed to`, plan.company],
        [t`Address`, plan.address],
      ]}
    />
  )
}
