import { createFileRoute } from '@tanstack/react-router'
import { BoardsPage } from '#src/features/boards/list/boards-page.tsx'
import { BoardsSkeleton } from '#src/features/boards/list/boards-skeleton.tsx'
import { api } from '#src/features/boards/load-boards.ts'

export const Route = createFileRoute('/_app/apps/scrumboard/')({
  staticData: { reads: ['boards', 'permissions'] },
  loader: () => api.list(),
  pendingComponent: BoardsSkeleton,
  component: BoardsPage,
})
