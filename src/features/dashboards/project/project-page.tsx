import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { ExportButton } from '#src/features/dashboards/export/export-button.tsx'
import { figuresOf } from '#src/ui/charts/chart-model.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { Tabs } from '#src/ui/layout/tabs.tsx'
import { BudgetTab } from './budget-tab.tsx'
import { HomeTab } from './home-tab.tsx'
import { ProjectSwitch } from './project-switch.tsx'
import { TeamTab } from './team-tab.tsx'
import { useGreeting } from './use-greeting.ts'
import { useProjectCharts } from './use-project-charts.ts'

const route = getRouteApi('/_app/dashboards/project')

/** A project of the shop: its issues, budget and team. The project and the tab are in the address. */
export function ProjectPage() {
  const { t } = useLingui()
  const data = route.useLoaderData()
  const { tab = 'home', week = 'this-week' } = route.useSearch()
  const navigate = route.useNavigate()
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
      <Tabs
        label={t`Parts of the project`}
        value={tab}
        onChange={next =>
          void navigate({
            search: previous => ({ ...previous, tab: next === 'home' ? undefined : next }),
            resetScroll: false,
          })
        }
        tabs={[
          { value: 'home' as const, label: t`Overview`, panel: <HomeTab charts={charts} /> },
          { value: 'budget' as const, label: t`Budget`, panel: <BudgetTab charts={charts} /> },
          { value: 'team' as const, label: t`Team`, panel: <TeamTab members={data.teamMembers} /> },
        ]}
      />
    </PageLayout>
  )
}
