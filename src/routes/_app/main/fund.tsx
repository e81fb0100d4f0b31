import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { dashboards } from '#src/contract/dashboards.ts'
import { Fund } from '#src/features/fund/fund.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/fund')({
  staticData: { reads: ['dashboards'] },
  loader: () => client(dashboards).finance(),
  pendingComponent: PageSkeleton,
  component: FundScreen,
})

function FundScreen() {
  return <Fund finance={Route.useLoaderData()} />
}
