import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ExportButton } from '#src/features/dashboards/export/export-button.tsx'
import { figuresOf } from '#src/ui/charts/chart-model.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { HomeTab } from './home-tab.tsx'
import { ProjectSwitch } from './project-switch.tsx'
import { ProjectTabs } from './project-tabs.tsx'
import { useGreeting } from './use-greeting.ts'
import { useProjectCharts } from './use-project-charts.ts'

const BudgetTab = lazyWithRetry(() => import('./budget-tab.tsx').then(module => module.BudgetTab))
const TeamTab = lazyWithRetry(() => import('./team-tab.tsx').then(module => module.TeamTab))

const route = getRouteApi('/_app/dashboards/project')

/** A project of the shop: its issues, budget and team. The project and the tab are in the address. */
export function ProjectPage() {
  const { t } = useLingui()
  const data = route.useLoaderData()
  const { tab = 'home', week = 'this-week' } = route.useSearch()
  const greeting = useGreeting()
  const charts = useProjectCharts(data, week)
  const tables = () => [
    charts.counts,
    ...[charts.issues, charts.tasks, charts.distribution, ...charts.expenses, charts.budget].map(figuresOf),
  ]

  return (
    <PageLayout
      title={t`Project`}
      lead={greeting}
      actions={
        <>
          <ProjectSwitch projects={data.projects ?? []} />
          <ExportButton name="project" tables={tables} />
        </>
      }
    >
      <ProjectTabs tab={tab} />
      {tab === 'home' && <HomeTab charts={charts} />}
      <Suspense fallback={<Skeleton height="20rem" />}>
        {tab === 'budget' && <BudgetTab charts={charts} />}
        {tab === 'team' && <TeamTab members={data.teamMembers} />}
      </Suspense>
    </PageLayout>
  )
}
