import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { CardGrid } from '#src/features/dashboards/cards/card-grid.tsx'
import { ChartCard, ChartHead } from '#src/features/dashboards/cards/chart-card.tsx'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { DonutChart } from '#src/ui/charts/donut-chart.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { issueKinds, type Week } from './project-models.ts'
import { Schedule } from './schedule.tsx'
import type { ProjectCharts } from './use-project-charts.ts'

const route = getRouteApi('/_app/dashboards/project')

/** The counts of issues, the issues by day, the distribution of tasks, and the schedule. */
export function HomeTab({ charts: { data, kinds, issues, tasks, week } }: { charts: ProjectCharts }) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = route.useNavigate()
  const { overview } = data.githubIssues
  const { overview: taskCounts } = data.taskDistribution
  const other = week === 'this-week' ? 'last-week' : 'this-week'
  const weeks = [
    { value: 'this-week' as const, label: t`This week` },
    { value: 'last-week' as const, label: t`Last week` },
  ]
  const choose = (next: Week) =>
    void navigate({
      search: previous => ({ ...previous, week: next === 'this-week' ? undefined : next }),
      replace: true,
      resetScroll: false,
    })
  const [fresh, done] = [taskCounts.new, taskCounts.completed].map(count => formatNumber(count, formats))

  return (
    <div className={css({ display: 'grid', gap: '4' })} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div className={css({ display: 'flex', justifyContent: 'flex-end' })}>
        <SegmentedControl label={t`Week of the issues`} options={weeks} value={week} onChange={choose} />
      </div>
      <Figures>
        {issueKinds.slice(0, 4).map(kind => {
          const before = formatNumber(overview[other][kind], formats)
          return (
            <Figure key={kind} label={kinds[kind]} value={formatNumber(overview[week][kind], formats)}>
              {week === 'this-week' ? <Trans>{before} last week</Trans> : <Trans>{before} this week</Trans>}
            </Figure>
          )
        })}
      </Figures>
      <CardGrid min={24}>
        <ChartCard>
          <ColumnChart model={issues} height={400} head={<ChartHead title={issues.title} />} />
          <dl
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: '8',
              rowGap: '2',
              marginBlockStart: '3',
            })}
          >
            {issueKinds.slice(4).map(kind => (
              <div key={kind} className={css({ display: 'flex', alignItems: 'baseline', gap: '2' })}>
                <dt className={css({ color: 'muted' })}>{kinds[kind]}</dt>
                <dd className={css({ textStyle: 'titleSm', fontVariantNumeric: 'tabular-nums' })}>
                  {formatNumber(overview[week][kind], formats)}
                </dd>
              </div>
            ))}
          </dl>
        </ChartCard>
        <div className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
          <ChartCard>
            <DonutChart
              model={tasks}
              total={formatNumber(taskCounts.new + taskCounts.completed, formats)}
              formatValue={value => `${formatNumber(value, formats)}%`}
              head={<ChartHead title={tasks.title} />}
            />
            <p className={css({ color: 'muted', marginBlockStart: '3' })}>
              <Trans>
                {fresh} new, {done} completed
              </Trans>
            </p>
          </ChartCard>
          <Schedule schedule={data.schedule} />
        </div>
      </CardGrid>
    </div>
  )
}
