import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { trash } from '#src/contract/shell/trash.ts'
import { Trash } from '#src/features/trash/trash.tsx'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/trash')({
  staticData: {
    reads: ['permissions', 'trash', 'tasks', 'contacts', 'products', 'files', 'mails', 'notes', 'boards'],
  },
  loader: () => client(trash).list(),
  pendingComponent: PageSkeleton,
  component: TrashScreen,
})

function TrashScreen() {
  return <Trash entries={Route.useLoaderData()} />
}
