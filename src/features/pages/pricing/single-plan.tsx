import { Trans, useLingui } from '@lingui/react/macro'
import { cycles, type Plan } from '#src/contract/pages.ts'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { ChoosePlan } from './choose-plan.tsx'
import { FeatureList } from './feature-list.tsx'
import { Price } from './price.tsx'
import { usePlans } from './use-plans.tsx'

/** The plan that suits most shops, by the month and by the year. */
export function SinglePlan({ plan }: { plan: Plan | undefined }) {
  const { t } = useLingui()
  const { names, features } = usePlans()
  return (
    <section aria-labelledby="single-plan" className={cx(sheet({ padded: true }), box)}>
      <div>
        <h2 id="single-plan" className={css({ textStyle: 'title' })}>
          {names.shop}
        </h2>
        <p className={css({ color: 'muted', marginBlockEnd: '4' })}>
          <Trans>What most shops need, at one price for all their people.</Trans>
        </p>
        <FeatureList features={features} plan="shop" />
      </div>
      <div className={css({ display: 'grid', alignContent: 'center', gap: '6' })}>
        {cycles.map(cycle => (
          <div key={cycle} className={css({ display: 'grid', justifyItems: 'start', gap: '2' })}>
            <Price plan="shop" cycle={cycle} />
            <ChoosePlan
              plan="shop"
              name={cycle === 'year' ? t`${{ plan: names.shop }} for a year` : names.shop}
              cycle={cycle}
              isCurrent={plan?.plan === 'shop' && plan.cycle === cycle}
              variant={cycle === 'year' ? 'primary' : 'secondary'}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

const box = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '8',
  maxWidth: 'pane.content',
})
