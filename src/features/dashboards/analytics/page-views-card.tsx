import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Analytics } from '#src/contract/dashboards.ts'
import { ChartCard, ChartHead } from '#src/features/dashboards/cards/chart-card.tsx'
import { formatNumber } from '#src/lib/format/numbers.ts'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  model: ChartModel
  scores: Analytics['visitorsVsPageViews']
}

/** Visitors and page views by day, with three scores. */
export function PageViewsCard({ model, scores }: Props) {
  const formats = useFormats()
  const percent = (value: number) => `${formatNumber(value, formats)}%`
  return (
    <ChartCard>
      <LineChart model={model} height={440} area head={<ChartHead title={model.title} />} />
      <dl className={row}>
        <Score name={<Trans>Overall score</Trans>} value={formatNumber(scores.overallScore, formats)} />
        <Score name={<Trans>Average ratio</Trans>} value={percent(scores.averageRatio)} />
        <Score name={<Trans>Predicted ratio</Trans>} value={percent(scores.predictedRatio)} />
      </dl>
    </ChartCard>
  )
}

const Score = ({ name, value }: { name: ReactNode; value: string }) => (
  <div className={css({ minWidth: '0' })}>
    <dt className={css({ textStyle: 'caption', color: 'muted' })}>{name}</dt>
    <dd className={css({ textStyle: 'title', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
  </div>
)

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '3',
  marginBlockStart: '3',
  paddingBlockStart: '3',
  borderBlockStart: 'hairline',
})
