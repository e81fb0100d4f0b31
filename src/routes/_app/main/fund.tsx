import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { dashboards } from '#src/contract/dashboards.ts'
import { Fund } from '#src/features/fund/fund.tsx'
import { AreaPending } from '#src/ui/layout/area-pending.tsx'

export const Route = createFileRoute('/_app/main/fund')({
  staticData: { reads: ['dashboards'] },
  loader: () => client(dashboards).finance(),
  pendingComponent: AreaPending,
  component: FundScreen,
})

function FundScreen() {
  return <Fund finance={Route.useLoaderData()} />
}
