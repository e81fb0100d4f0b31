import { useLingui } from '@lingui/react/macro'
import type { Analytics } from '#src/contract/dashboards.ts'
import type { ChartModel } from '#src/ui/charts/chart-model.ts'
import { measureModel, type Period, pointsModel, splitModel, visitorsModel } from './analytics-models.ts'
import { useLabelNames } from './use-label-names.ts'

/** Returns the charts of the analytics dashboard in the user's language. */
export function useAnalyticsCharts(data: Analytics, period: Period) {
  const { t } = useLingui()
  const nameOf = useLabelNames()
  const weekly = (title: string) => ({ title, position: t`Week from`, series: [title] })
  const share = (title: string) => ({ title, position: title, series: [t`Part of the whole`] })

  const visitors = visitorsModel(data, period, {
    title: t`Visitors`,
    position: t`Day`,
    series: [t`This year`, t`Last year`],
  })
  const measures: [ChartModel, ChartModel, ChartModel] = [
    measureModel(data.conversions, 'c1', weekly(t`Conversions`)),
    measureModel(data.impressions, 'c3', weekly(t`Impressions`)),
    measureModel(data.visits, 'c5', weekly(t`Visits`)),
  ]
  const views = pointsModel(data.visitorsVsPageViews.series, {
    title: t`Visitors and page views`,
    position: t`Day`,
    series: [t`Page views`, t`Visitors`],
  })
  const splits = [
    {
      model: splitModel(data.newVsReturning, share(t`New and returning`), nameOf),
      split: data.newVsReturning,
    },
    { model: splitModel(data.gender, share(t`Gender`), nameOf), split: data.gender },
    { model: splitModel(data.age, share(t`Age`), nameOf), split: data.age },
    { model: splitModel(data.language, share(t`Language`), nameOf), split: data.language },
  ]
  return { visitors, measures, views, splits }
}
