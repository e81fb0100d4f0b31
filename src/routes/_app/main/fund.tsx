import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { dashboards } from '#src/contract/dashboards.ts'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { Fund } from '#src/features/areas/fund.tsx'

export const Route = createFileRoute('/_app/main/fund')({
  staticData: { reads: ['dashboards'] },
  loader: () => client(dashboards).finance(),
  pendingComponent: AreaPending,
  component: FundScreen,
})

function FundScreen() {
  return <Fund finance={Route.useLoaderData()} />
}
