import { createFileRoute } from '@tanstack/react-router'
import { BoardPage } from '#src/features/boards/board/board-page.tsx'
import { BoardSkeleton } from '#src/features/boards/board/board-skeleton.tsx'
import { loadBoard } from '#src/features/boards/load-boards.ts'
import { flag, searchParams, text } from '#src/lib/url/search-params.ts'

const search = searchParams({
  /** The id of a label: only its cards. */
  label: text,
  /** Only cards that are late or due soon. */
  due: flag,
  /** The archived cards are shown. */
  archive: flag,
})

export const Route = createFileRoute('/_app/apps/scrumboard/$boardId')({
  validateSearch: search,
  staticData: { reads: ['boards', 'permissions'], fills: true },
  loader: ({ params }) => loadBoard(params.boardId),
  pendingComponent: BoardSkeleton,
  component: BoardPage,
})
