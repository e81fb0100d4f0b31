import { createFileRoute } from '@tanstack/react-router'
import { NoteDialog } from '#src/features/notes/editor/note-dialog.tsx'

export const Route = createFileRoute('/_app/apps/notes/$id')({
  component: NoteDialog,
})
