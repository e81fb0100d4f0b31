import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { reports } from '#src/contract/shop/reports.ts'
import { Queues } from '#src/features/goods/queues/queues.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/task/')({
  staticData: { reads: ['shop', 'permissions'] },
  loader: async () => {
    const day = new Date().toISOString().slice(0, 10)
    return (await client(reports).console({ query: { day } })).queues
  },
  pendingComponent: PageSkeleton,
  component: QueuesScreen,
})

function QueuesScreen() {
  return <Queues counts={Route.useLoaderData()} />
}
