import { createFileRoute } from '@tanstack/react-router'
import { CardDialog } from '#src/features/boards/dialog/card-dialog.tsx'

export const Route = createFileRoute('/_app/apps/scrumboard/$boardId/card/$cardId')({
  component: CardDialog,
})
