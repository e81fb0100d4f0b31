import { useLingui } from '@lingui/react/macro'
import { shortWeekday } from '#src/lib/format/dates.ts'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { days, takings } from './takings.ts'

/** Columns by day, on top of each other. */
export function TakingsColumns() {
  const { t, i18n } = useLingui()
  return (
    <ColumnChart
      stacked
      model={{
        title: t`Takings by day`,
        positionName: t`Day`,
        positions: days.map(day => shortWeekday(new Date(day), i18n.locale)),
        series: [
          { name: t`Shop`, color: 'c1', values: takings.shop },
          { name: t`Web`, color: 'c2', values: takings.web },
        ],
      }}
    />
  )
}
