import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { CardGrid } from '#src/features/dashboards/cards/card-grid.tsx'
import { ChartCard, ChartHead } from '#src/features/dashboards/cards/chart-card.tsx'
import { ExportButton } from '#src/features/dashboards/export/export-button.tsx'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { type ChartColor, figuresOf } from '#src/ui/charts/chart-model.ts'
import { DonutChart } from '#src/ui/charts/donut-chart.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { MeasureCard } from './measure-card.tsx'
import { PageViewsCard } from './page-views-card.tsx'
import { useAnalyticsCharts } from './use-analytics-charts.ts'
import { VisitorsCard } from './visitors-card.tsx'

const route = getRouteApi('/_app/dashboards/analytics')

/** The colours of the four rings: neighbours can be told apart, and the rest is grey. */
const ringColors: readonly (readonly ChartColor[])[] = [
  ['c1', 'c2'],
  ['c2', 'c5', 'other'],
  ['c1', 'c5', 'c6'],
  ['c3', 'c2', 'other'],
]

/** The visitors of the shop's website. */
export function AnalyticsPage() {
  const { t } = useLingui()
  const formats = useFormats()
  const data = route.useLoaderData()
  const { period = 'year' } = route.useSearch()
  const { visitors, measures, views, splits } = useAnalyticsCharts(data, period)
  const tables = () => [visitors, ...measures, views, ...splits.map(({ model }) => model)].map(figuresOf)

  return (
    <PageLayout
      title={t`Analytics`}
      lead={<Trans>Visitors of the online shop, and what they look at.</Trans>}
      actions={<ExportButton name="analytics" tables={tables} />}
    >
      <VisitorsCard model={visitors} period={period} />
      <CardGrid min={17}>
        {measures.map(model => (
          <MeasureCard key={model.title} model={model} />
        ))}
      </CardGrid>
      <CardGrid min={30}>
        <PageViewsCard model={views} scores={data.visitorsVsPageViews} />
        <div className={twoColumns}>
          {splits.map(({ model, split }, index) => (
            <ChartCard key={model.title}>
              <DonutChart
                model={model}
                colors={ringColors[index] ?? []}
                total={formatNumber(split.uniqueVisitors, formats)}
                formatValue={value => `${formatNumber(value, formats)}%`}
                head={<ChartHead title={model.title} />}
              />
            </ChartCard>
          ))}
        </div>
      </CardGrid>
    </PageLayout>
  )
}

const twoColumns = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
})
