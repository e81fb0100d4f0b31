import { createFileRoute } from '@tanstack/react-router'
import { as404 } from '#src/blocks/error/as-404.ts'
import { api } from '#src/features/dashboards/load-dashboards.ts'
import { ProjectPage } from '#src/features/dashboards/project/project-page.tsx'
import { oneOf, searchParams, text } from '#src/lib/url/search-params.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

/** The project, the tab, the week of the issues, and the day of the schedule. */
const search = searchParams({
  project: text,
  tab: oneOf('home', 'budget', 'team'),
  week: oneOf('this-week', 'last-week'),
  day: oneOf('today', 'tomorrow'),
})

export const Route = createFileRoute('/_app/dashboards/project')({
  validateSearch: search,
  staticData: { reads: ['dashboards', 'permissions'] },
  loaderDeps: ({ search: { project } }) => ({ project }),
  loader: ({ deps }) => api.project({ query: deps }).catch(as404),
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: ProjectPage,
})
