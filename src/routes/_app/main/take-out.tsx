import { createFileRoute } from '@tanstack/react-router'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { loadWork } from '#src/features/areas/load-work.ts'
import { TakeOut } from '#src/features/areas/take-out.tsx'

export const Route = createFileRoute('/_app/main/take-out')({
  staticData: { reads: ['products', 'tasks'] },
  loader: loadWork,
  pendingComponent: AreaPending,
  component: TakeOutScreen,
})

function TakeOutScreen() {
  return <TakeOut {...Route.useLoaderData()} />
}
