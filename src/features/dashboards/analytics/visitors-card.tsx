import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { change, sum } from '#src/features/dashboards/cards/change.ts'
import { MainChart } from '#src/features/dashboards/cards/main-chart.tsx'
import { formatNumber } from '#src/lib/format/numbers.ts'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import type { Period } from './analytics-models.ts'

const route = getRouteApi('/_app/dashboards/analytics')

/** The visitors of a period beside those of the year before. The period is in the address. */
export function VisitorsCard({ model, period }: { model: ChartModel; period: Period }) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = route.useNavigate()
  const [current = 0, last = 0] = model.series.map(({ values }) => sum(values) / Math.max(values.length, 1))
  const periods = [
    { value: 'year' as const, label: t`Year` },
    { value: 'quarter' as const, label: t`Quarter` },
    { value: 'month' as const, label: t`Month` },
  ]

  const choose = (next: Period) =>
    void navigate({
      search: { period: next === 'year' ? undefined : next },
      replace: true,
      resetScroll: false,
    })

  return (
    <MainChart
      model={model}
      title={<Trans>Visitors a day</Trans>}
      figure={formatNumber(Math.round(current), formats)}
      change={change(last, current)}
      since={<Trans>on last year</Trans>}
      tools={<SegmentedControl label={t`Period`} options={periods} value={period} onChange={choose} />}
    />
  )
}
