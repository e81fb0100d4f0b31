import { createFileRoute } from '@tanstack/react-router'
import { loadTrash } from '#src/features/trash/load-trash.ts'
import { Trash } from '#src/features/trash/trash.tsx'
import { trashSearch } from '#src/features/trash/trash-search.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

export const Route = createFileRoute('/_app/main/trash')({
  validateSearch: trashSearch,
  staticData: {
    reads: [
      'permissions',
      'trash',
      'tasks',
      'contacts',
      'products',
      'files',
      'mails',
      'notes',
      'boards',
      'chat',
    ],
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => withTexts('trash', loadTrash(deps)),
  pendingComponent: PageSkeleton,
  component: TrashScreen,
})

function TrashScreen() {
  return <Trash {...Route.useLoaderData()} search={Route.useSearch()} />
}
