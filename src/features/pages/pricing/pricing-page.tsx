import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import { isPriceVariant } from './price-variants.ts'
import { Questions } from './questions.tsx'
import { SinglePlan } from './single-plan.tsx'

const route = getRouteApi('/_app/pages/pricing/$variant')

/** The prices of Outpost, in one of four ways. A choice becomes the plan of the shop. */
export function PricingPage() {
  const { t } = useLingui()
  const { variant } = route.useParams()
  const plan = route.useLoaderData()
  const navigate = route.useNavigate()
  const { cycle = plan?.cycle ?? 'month' } = route.useSearch()
  const current = plan?.cycle === cycle ? plan.plan : undefined

  return (
    <PageLayout
      title={t`Prices`}
      lead={<Trans>All plans keep the data on your own devices. Change or leave whenever you like.</Trans>}
      actions={
        variant !== 'single' && (
          <SegmentedControl
            label={t`Billing period`}
            options={[
              { value: 'month', label: <Trans>Monthly</Trans> },
              { value: 'year', label: <Trans>Yearly, two months free</Trans> },
            ]}
            value={cycle}
            onChange={chosen => navigate({ search: { cycle: chosen }, replace: true })}
          />
        )
      }
    >
      {variant === 'table' ? (
        <PlanTable cycle={cycle} current={current} />
      ) : variant === 'single' ? (
        <SinglePlan plan={plan} />
      ) : (
        isPriceVariant(variant) && (
          <PlanCards cycle={cycle} current={current} isDetailed={variant === 'modern'} />
        )
      )}
      <div className={css({ maxWidth: 'pane.readMax' })}>
        <Questions />
      </div>
    </PageLayout>
  )
}
