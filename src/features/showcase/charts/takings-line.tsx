import { useLingui } from '@lingui/react/macro'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { days, takings } from './takings.ts'

/** Lines over time. The legend hides a line; the figures are also a table. */
export function TakingsLine() {
  const { t } = useLingui()
  return (
    <LineChart
      area
      model={{
        title: t`Takings of the week`,
        positionName: t`Day`,
        positions: days,
        series: [
          { name: t`Shop`, color: 'line', values: takings.shop },
          { name: t`Web`, color: 'compare', values: takings.web, dashed: true },
        ],
      }}
    />
  )
}
