import { createFileRoute } from '@tanstack/react-router'
import { loadWork } from '#src/features/work/load-work.ts'
import { Work } from '#src/features/work/work.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/task/')({
  staticData: { reads: ['products', 'tasks'] },
  loader: loadWork,
  pendingComponent: PageSkeleton,
  component: WorkScreen,
})

function WorkScreen() {
  return <Work {...Route.useLoaderData()} />
}
