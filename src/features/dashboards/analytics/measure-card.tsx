import { Trans } from '@lingui/react/macro'
import { change, sum } from '#src/features/dashboards/cards/change.ts'
import { ChartCard, ChartHead } from '#src/features/dashboards/cards/chart-card.tsx'
import { Delta } from '#src/features/dashboards/cards/delta.tsx'
import { formatNumber } from '#src/lib/format/numbers.ts'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** A measure by week: the sum of the last four weeks, and its change. */
export function MeasureCard({ model }: { model: ChartModel }) {
  const formats = useFormats()
  const values = model.series[0]?.values ?? []
  const [current, before] = [sum(values.slice(-4)), sum(values.slice(-8, -4))]
  return (
    <ChartCard bleed>
      <LineChart
        model={model}
        height={72}
        area
        bare
        bleed
        head={
          <ChartHead title={model.title} figure={formatNumber(current, formats)}>
            <span style={{ flexBasis: '100%' }}>
              <Delta change={change(before, current)}>
                <Trans>on the 4 weeks before</Trans>
              </Delta>
            </span>
          </ChartHead>
        }
      />
    </ChartCard>
  )
}
