import { Trans, useLingui } from '@lingui/react/macro'
import type { Finance } from '#src/contract/dashboards.ts'
import { MainChart } from '#src/features/dashboards/cards/main-chart.tsx'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
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
    <MainChart
      model={model}
      formatValue={value =>
        t`${{ millions: formatNumber(Math.round((value / MILLION) * 10) / 10, formats) }} million`
      }
      title={<Trans>Account balance</Trans>}
      figure={formatMoney(latest, formats)}
      change={growRate}
      since={<Trans>in a year</Trans>}
    >
      <span className={css({ textStyle: 'caption', color: 'muted' })}>
        <Trans>average monthly income {monthly}</Trans>
      </span>
    </MainChart>
  )
}
