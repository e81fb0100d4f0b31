import type { Measure, Project, ValueSeries } from '#src/contract/dashboards.ts'
import type { Lang } from '#sw/server/lang.ts'
import { notFound } from '#sw/server/problem.ts'

/**
 * The projects of the sample. The stored figures are those of the first one; the others are of another size, and their
 * work is on other days.
 */
const projects: ({ id: string; share: number; shift: number } & Record<Lang, string>)[] = [
  { id: 'shop', share: 1, shift: 0, vi: 'Tạp hoá Nhà Sương', en: 'Nhà Sương grocery' },
  { id: 'online', share: 0.45, shift: 2, vi: 'Cửa hàng trên mạng', en: 'Online shop' },
  { id: 'warehouse', share: 0.7, shift: 4, vi: 'Kho Gò Vấp', en: 'Gò Vấp warehouse' },
]

/** Returns the figures of a project, by default of the first one. Throws 404 when there is no such project. */
export function projectWith(stored: Project, id: string | undefined, lang: Lang): Project {
  const project = id === undefined ? projects[0] : projects.find(other => other.id === id)
  if (!project) return notFound('project', id ?? '')
  const { share, shift } = project
  const scaled = (value: number) => Math.round(value * share)
  const moved = <T>(values: readonly T[]) =>
    values.map((_, index) => values[(index + shift) % values.length] as T)
  const series = ({ name, data }: ValueSeries) => ({ name, data: moved(data).map(scaled) })
  const measure = ({ labels, series: [first, ...rest] }: Measure): Measure => {
    const all = [first, ...rest].flatMap(one => (one ? [series(one)] : []))
    return { labels, series: all, amount: sum(all[0]?.data ?? []) }
  }
  const weeks = ['this-week', 'last-week'] as const
  const { githubIssues, taskDistribution, budgetDistribution, budgetDetails } = stored
  const issues = Object.fromEntries(weeks.map(week => [week, githubIssues.series[week].map(series)]))
  const counts = weeks.map(week => {
    const entries = Object.entries(githubIssues.overview[week]).map(([name, count]) => [name, scaled(count)])
    const [opened, closed] = (issues[week] ?? []).map(({ data }) => sum(data))
    return [week, { ...Object.fromEntries(entries), 'new-issues': opened ?? 0, 'closed-issues': closed ?? 0 }]
  })

  return {
    ...stored,
    projects: projects.map(({ id, [lang]: name }) => ({ id, name })),
    githubIssues: {
      labels: githubIssues.labels,
      series: issues as Project['githubIssues']['series'],
      overview: Object.fromEntries(counts) as Project['githubIssues']['overview'],
    },
    taskDistribution: {
      labels: taskDistribution.labels,
      overview: {
        new: scaled(taskDistribution.overview.new),
        completed: scaled(taskDistribution.overview.completed),
      },
      series: moved(taskDistribution.series),
    },
    budgetDistribution: {
      categories: budgetDistribution.categories,
      series: budgetDistribution.series.map(({ name, data }) => ({ name, data: moved(data) })),
    },
    weeklyExpenses: measure(stored.weeklyExpenses),
    monthlyExpenses: measure(stored.monthlyExpenses),
    yearlyExpenses: measure(stored.yearlyExpenses),
    budgetDetails: {
      columns: budgetDetails.columns,
      rows: budgetDetails.rows.map(row => {
        const [total, expensesAmount] = [scaled(row.total), scaled(row.expensesAmount)]
        return { ...row, total, expensesAmount, remainingAmount: total - expensesAmount }
      }),
    },
    teamMembers: stored.teamMembers.filter(
      (_, index) => index % projects.length === shift / 2 || shift === 0,
    ),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
