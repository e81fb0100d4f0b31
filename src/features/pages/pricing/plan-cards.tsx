import { Trans } from '@lingui/react/macro'
import type { Cycle, PlanName } from '#src/contract/pages.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { ChoosePlan } from './choose-plan.tsx'
import { FeatureList } from './feature-list.tsx'
import { Price } from './price.tsx'
import { savedInYear } from './price-of.ts'
import { usePlans } from './use-plans.tsx'

interface Props {
  cycle: Cycle
  current: PlanName | undefined
  /** With all that a plan contains. */
  isDetailed: boolean
}

/** A card for each plan. */
export function PlanCards({ cycle, current, isDetailed }: Props) {
  const { plans, features } = usePlans()
  const formats = useFormats()
  return (
    <ul className={css({ display: 'grid', gap: '4' })} style={columns}>
      {plans.map(({ id, name, about }) => (
        <li key={id} className={cx(sheet({ padded: true }), card)}>
          <h2 className={css({ textStyle: 'title' })}>{name}</h2>
          <p className={css({ color: 'muted' })}>{about}</p>
          <Price plan={id} cycle={cycle} />
          {isDetailed && (
            <p className={css({ textStyle: 'caption', color: 'muted' })}>
              {cycle === 'year' && savedInYear(id) > 0 ? (
                <Trans>{{ amount: formatMoney(savedInYear(id), formats) }} less than twelve months</Trans>
              ) : (
                <Trans>VAT is included</Trans>
              )}
            </p>
          )}
          <div className={css({ marginBlock: '2' })}>
            <ChoosePlan
              plan={id}
              name={name}
              cycle={cycle}
              isCurrent={current === id}
              variant={id === 'shop' ? 'primary' : 'secondary'}
            />
          </div>
          <FeatureList features={isDetailed ? features : features.slice(0, 3)} plan={id} />
        </li>
      ))}
    </ul>
  )
}

const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' }
const card = css({ display: 'grid', alignContent: 'start', gap: '2' })
