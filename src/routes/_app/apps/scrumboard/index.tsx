import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/features/boards/load-boards.ts'
import { WallPage } from '#src/features/boards/wall/wall-page.tsx'
import { WallSkeleton } from '#src/features/boards/wall/wall-skeleton.tsx'

export const Route = createFileRoute('/_app/apps/scrumboard/')({
  staticData: { reads: ['boards', 'permissions'] },
  loader: () => api.list(),
  pendingComponent: WallSkeleton,
  component: WallPage,
})
