import { Trans, useLingui } from '@lingui/react/macro'
import type { Cycle, PlanName } from '#src/contract/pages.ts'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { ChoosePlan } from './choose-plan.tsx'
import { FeatureValue } from './feature-list.tsx'
import { Price } from './price.tsx'
import { usePlans } from './use-plans.tsx'

/** All plans side by side, line by line. */
export function PlanTable({ cycle, current }: { cycle: Cycle; current: PlanName | undefined }) {
  const { t } = useLingui()
  const { plans, features } = usePlans()
  return (
    <section {...scrollable} aria-label={t`Comparison of the plans`} className={cx(sheet(), scroller)}>
      <table className={css({ width: 'full' })} style={{ minWidth: '40rem' }}>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              <Trans>What you get</Trans>
            </th>
            {plans.map(({ id, name, about }) => (
              <th key={id} scope="col" className={cell}>
                <span className={css({ display: 'block', textStyle: 'title' })}>{name}</span>
                <span className={css({ color: 'muted', fontWeight: 'text' })}>{about}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {name}
              </th>
              {plans.map(({ id }) => (
                <td key={id} className={cell}>
                  <FeatureValue value={of[id]} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={cell}>
              <Trans>What it costs</Trans>
            </th>
            {plans.map(({ id, name }) => (
              <td key={id} className={cell}>
                <div className={css({ display: 'grid', justifyItems: 'start', gap: '3' })}>
                  <Price plan={id} cycle={cycle} />
                  <ChoosePlan plan={id} name={name} cycle={cycle} isCurrent={current === id} />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** The keyboard scrolls a table that is wider than the screen. */
const scrollable = { tabIndex: 0 }

const scroller = css({ position: 'relative', overflowX: 'auto', _focusVisible: { outlineOffset: '[-2px]' } })
const cell = css({
  paddingInline: 'card',
  paddingBlock: '3',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'text',
  borderBlockEnd: 'hairline',
})
