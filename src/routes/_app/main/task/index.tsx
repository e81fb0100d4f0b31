import { createFileRoute } from '@tanstack/react-router'
import { AreaPending } from '#src/features/areas/area-pending.tsx'
import { loadWork } from '#src/features/areas/load-work.ts'
import { Work } from '#src/features/areas/work.tsx'

export const Route = createFileRoute('/_app/main/task/')({
  staticData: { reads: ['products', 'tasks'] },
  loader: loadWork,
  pendingComponent: AreaPending,
  component: WorkScreen,
})

function WorkScreen() {
  return <Work {...Route.useLoaderData()} />
}
