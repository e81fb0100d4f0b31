import { useLingui } from '@lingui/react/macro'
import type { Project } from '#src/contract/dashboards.ts'
import { shortWeekday } from '#src/lib/format/dates.ts'
import {
  budgetModel,
  distributionModel,
  expensesModel,
  type IssueKind,
  issueFigures,
  issuesModel,
  taskModel,
  type Week,
} from './project-models.ts'

export type ProjectCharts = ReturnType<typeof useProjectCharts>

/** A Monday. */
const MONDAY = new Date(2024, 0, 1)

/** Returns the charts of the project dashboard in the user's language. */
export function useProjectCharts(data: Project, week: Week) {
  const { t, i18n } = useLingui()
  const weekday = (index: number) =>
    shortWeekday(new Date(MONDAY.getFullYear(), MONDAY.getMonth(), MONDAY.getDate() + index), i18n.locale)
  const kinds: Record<IssueKind, string> = {
    'new-issues': t`New`,
    'closed-issues': t`Closed`,
    fixed: t`Fixed`,
    'wont-fix': t`Will not be fixed`,
    're-opened': t`Opened again`,
    'needs-triage': t`To be sorted`,
  }
  const [spent, remaining] = [t`Spent`, t`Remaining`]
  const expenses = (title: string, position: string) => ({ title, position, series: [title] })
  const title = t`Issues by day`

  return {
    data,
    week,
    kinds,
    counts: issueFigures(data, t`Issues`, [t`Kind`, t`This week`, t`Last week`], kinds),
    issues: issuesModel(
      data,
      week,
      { title, position: t`Day`, series: [kinds['new-issues'], kinds['closed-issues']] },
      weekday,
    ),
    tasks: taskModel(data, {
      title: t`Distribution of tasks`,
      position: t`Kind of work`,
      series: [t`Part of the whole`],
    }),
    distribution: distributionModel(data, {
      title: t`Distribution of the budget`,
      position: t`Line of the budget`,
      series: [t`Part of the whole`],
    }),
    expenses: [
      expensesModel(data.weeklyExpenses, 'c1', expenses(t`Expenses this week`, t`Day`)),
      expensesModel(data.monthlyExpenses, 'c3', expenses(t`Expenses this month`, t`Week from`)),
      expensesModel(data.yearlyExpenses, 'c4', expenses(t`Expenses this year`, t`Month from`)),
    ],
    budget: budgetModel(data, {
      title: t`Budgets`,
      position: t`Line of the budget`,
      series: [spent, remaining],
    }),
  }
}
