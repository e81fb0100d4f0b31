import { createFileRoute, notFound } from '@tanstack/react-router'
import { isWorkArea } from '#src/features/goods/queues/areas.ts'
import { loadQueue } from '#src/features/goods/queues/load-queue.ts'
import { QueuePage } from '#src/features/goods/queues/queue-page.tsx'
import { queueSearch } from '#src/features/goods/queues/queue-search.ts'
import { NotFound } from '#src/shell/page/screen-error.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/task/$area')({
  validateSearch: queueSearch,
  staticData: { reads: ['shop'], fills: true },
  loader: async ({ params: { area } }) => {
    if (!isWorkArea(area)) throw notFound()
    return { area, rows: await loadQueue(area) }
  },
  pendingComponent: PageSkeleton,
  notFoundComponent: NotFound,
  component: QueueScreen,
})

function QueueScreen() {
  return <QueuePage {...Route.useLoaderData()} code={Route.useSearch().code} />
}
