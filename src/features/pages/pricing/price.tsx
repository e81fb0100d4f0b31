import { Trans } from '@lingui/react/macro'
import type { Cycle, PlanName } from '#src/contract/pages.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { priceOf } from './price-of.ts'

/** What a plan costs, with the time that it is paid for. */
export function Price({ plan, cycle }: { plan: PlanName; cycle: Cycle }) {
  const formats = useFormats()
  return (
    <p>
      <span className={css({ textStyle: 'figure', fontVariantNumeric: 'tabular-nums' })}>
        {formatMoney(priceOf(plan, cycle), formats)}
      </span>{' '}
      <span className={css({ textStyle: 'caption', color: 'subtle', whiteSpace: 'nowrap' })}>
        {cycle === 'year' ? <Trans>a year</Trans> : <Trans>a month</Trans>}
      </span>
    </p>
  )
}
