import { useLingui } from '@lingui/react/macro'
import { CardGrid } from '#src/features/dashboards/cards/card-grid.tsx'
import { sum } from '#src/features/dashboards/cards/change.ts'
import { ChartCard, ChartHead } from '#src/features/dashboards/cards/chart-card.tsx'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { BarChart } from '#src/ui/charts/bar-chart.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { BudgetTable } from './budget-table.tsx'
import type { ProjectCharts } from './use-project-charts.ts'

const MILLION = 1_000_000

/** The distribution of the budget, the expenses by period, and each budget. */
export function BudgetTab({ charts: { data, distribution, expenses, budget } }: { charts: ProjectCharts }) {
  const { t } = useLingui()
  const formats = useFormats()
  const inMillions = (value: number) =>
    t`${{ millions: formatNumber(Math.round((value / MILLION) * 10) / 10, formats) }} million`

  return (
    <div className={css({ display: 'grid', gap: '4' })} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CardGrid min={17}>
        {expenses.map(model => (
          <ChartCard key={model.title} bleed>
            <LineChart
              model={model}
              height={72}
              area
              bare
              bleed
              formatValue={value => formatMoney(value, formats)}
              head={
                <ChartHead
                  title={model.title}
                  figure={formatMoney(sum(model.series[0]?.values ?? []), formats)}
                />
              }
            />
          </ChartCard>
        ))}
      </CardGrid>
      <CardGrid min={22}>
        <ChartCard>
          <BarChart
            model={distribution}
            formatValue={value => `${formatNumber(value, formats)}%`}
            head={<ChartHead title={distribution.title} />}
          />
        </ChartCard>
        <ChartCard>
          <ColumnChart
            model={budget}
            height={260}
            stacked
            formatValue={inMillions}
            head={<ChartHead title={budget.title} />}
          />
        </ChartCard>
      </CardGrid>
      <BudgetTable rows={data.budgetDetails.rows} />
    </div>
  )
}
