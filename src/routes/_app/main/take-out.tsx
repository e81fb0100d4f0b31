import { createFileRoute } from '@tanstack/react-router'
import { loadWork } from '#src/features/work/load-work.ts'
import { TakeOut } from '#src/features/work/take-out.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/take-out')({
  staticData: { reads: ['products', 'tasks'] },
  loader: loadWork,
  pendingComponent: PageSkeleton,
  component: TakeOutScreen,
})

function TakeOutScreen() {
  return <TakeOut {...Route.useLoaderData()} />
}
