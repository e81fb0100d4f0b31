import type { Measure, Project } from '#src/contract/dashboards.ts'
import type { ChartColor, ChartModel, Figures } from '#src/ui/charts/chart-model.ts'

/** The reply has thousands of đồng. */
export const THOUSAND = 1000

export type Week = 'this-week' | 'last-week'

export const issueKinds = [
  'new-issues',
  'closed-issues',
  'fixed',
  'wont-fix',
  're-opened',
  'needs-triage',
] as const
export type IssueKind = (typeof issueKinds)[number]

interface Names {
  title: string
  position: string
  series: readonly string[]
}

/** New and closed issues by day of a week. `weekday` names a day, 0 for Monday. */
export const issuesModel = (
  { githubIssues }: Project,
  week: Week,
  { title, position, series }: Names,
  weekday: (index: number) => string,
): ChartModel => ({
  title,
  positionName: position,
  positions: githubIssues.labels.map((_, index) => weekday(index)),
  series: githubIssues.series[week].map(({ name, data }, index) => ({
    name: series[index] ?? name,
    color: index === 0 ? 'c1' : 'c2',
    values: data,
  })),
})

export const taskModel = ({ taskDistribution }: Project, { title, position, series }: Names): ChartModel => ({
  title,
  positionName: position,
  positions: taskDistribution.labels,
  series: [{ name: series[0] ?? '', color: 'c1', values: taskDistribution.series }],
})

export const distributionModel = (
  { budgetDistribution }: Project,
  { title, position, series }: Names,
): ChartModel => ({
  title,
  positionName: position,
  positions: budgetDistribution.categories,
  series: [{ name: series[0] ?? '', color: 'line', values: budgetDistribution.series[0]?.data ?? [] }],
})

/** Expenses in đồng by day, week or month. */
export const expensesModel = (
  { labels, series: all }: Measure,
  color: ChartColor,
  { title, position, series }: Names,
): ChartModel => ({
  title,
  positionName: position,
  positions: labels.map(label => Date.parse(label)),
  series: all.map(({ name, data }, index) => ({
    name: series[index] ?? name,
    color,
    values: data.map(value => value * THOUSAND),
  })),
})

/** What is spent and what remains of each budget, in đồng. */
export const budgetModel = ({ budgetDetails }: Project, { title, position, series }: Names): ChartModel => ({
  title,
  positionName: position,
  positions: budgetDetails.rows.map(({ type }) => type),
  series: [
    {
      name: series[0] ?? '',
      color: 'c1',
      values: budgetDetails.rows.map(row => row.expensesAmount * THOUSAND),
    },
    {
      name: series[1] ?? '',
      color: 'c5',
      values: budgetDetails.rows.map(row => row.remainingAmount * THOUSAND),
    },
  ],
})

/** The counts of issues of both weeks. `names` are those of the kinds, in their order. */
export const issueFigures = (
  { githubIssues: { overview } }: Project,
  title: string,
  head: string[],
  names: Record<IssueKind, string>,
): Figures => ({
  title,
  head,
  rows: issueKinds.map(kind => [names[kind], overview['this-week'][kind], overview['last-week'][kind]]),
})
