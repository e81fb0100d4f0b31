import { Trans, useLingui } from '@lingui/react/macro'
import type { Finance } from '#src/contract/dashboards.ts'
import { ChartHead } from '#src/features/dashboards/parts/chart-card.tsx'
import { Delta } from '#src/features/dashboards/parts/delta.tsx'
import { InkCard } from '#src/features/dashboards/parts/ink-card.tsx'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  model: ChartModel
  balance: Finance['accountBalance']
}

const MILLION = 1_000_000

/** The balance over a year, with the forecast of the next weeks. */
export function BalanceCard({ model, balance: { growRate, ami } }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const latest = model.series[0]?.values.findLast(value => value !== null) ?? 0
  const monthly = formatMoney(ami * 1000, formats)
  return (
    <InkCard>
      <LineChart
        model={model}
        height={300}
        area
        bleed
        marksLast
        formatValue={value =>
          t`${{ millions: formatNumber(Math.round((value / MILLION) * 10) / 10, formats) }} million`
        }
        head={
          <ChartHead title={<Trans>Account balance</Trans>} figure={formatMoney(latest, formats)}>
            <Delta change={growRate}>
              <Trans>in a year</Trans>
            </Delta>
            <span className={css({ textStyle: 'caption', color: 'muted' })}>
              <Trans>average monthly income {monthly}</Trans>
            </span>
          </ChartHead>
        }
      />
    </InkCard>
  )
}
