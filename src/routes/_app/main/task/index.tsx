import { createFileRoute } from '@tanstack/react-router'
import { loadWork } from '#src/features/work/load-work.ts'
import { Work } from '#src/features/work/work.tsx'
import { AreaPending } from '#src/ui/layout/area-pending.tsx'

export const Route = createFileRoute('/_app/main/task/')({
  staticData: { reads: ['products', 'tasks'] },
  loader: loadWork,
  pendingComponent: AreaPending,
  component: WorkScreen,
})

function WorkScreen() {
  return <Work {...Route.useLoaderData()} />
}
