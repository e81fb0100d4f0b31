import { createFileRoute } from '@tanstack/react-router'
import { loadWork } from '#src/features/work/load-work.ts'
import { TakeOut } from '#src/features/work/take-out.tsx'
import { AreaPending } from '#src/ui/layout/area-pending.tsx'

export const Route = createFileRoute('/_app/main/take-out')({
  staticData: { reads: ['products', 'tasks'] },
  loader: loadWork,
  pendingComponent: AreaPending,
  component: TakeOutScreen,
})

function TakeOutScreen() {
  return <TakeOut {...Route.useLoaderData()} />
}
