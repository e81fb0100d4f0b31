import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { activities } from '#src/contract/activities.ts'
import { ActivitiesPage } from '#src/features/pages/activities/activities-page.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(activities)

export const Route = createFileRoute('/_app/pages/activities')({
  staticData: { reads: ['activities'] },
  loader: () => api.list(),
  pendingComponent: PageSkeleton,
  component: ActivitiesScreen,
})

function ActivitiesScreen() {
  return <ActivitiesPage activities={Route.useLoaderData()} />
}
