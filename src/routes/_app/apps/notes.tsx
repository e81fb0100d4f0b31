import { createFileRoute } from '@tanstack/react-router'
import { NotesSkeleton } from '#src/features/notes/grid/notes-skeleton.tsx'
import { loadNotes } from '#src/features/notes/load-notes.ts'
import { NoteSearch } from '#src/features/notes/note-search.ts'
import { NotesPage } from '#src/features/notes/notes-page.tsx'
import { withTexts } from '#src/i18n/texts.ts'

export const Route = createFileRoute('/_app/apps/notes')({
  validateSearch: NoteSearch,
  staticData: { reads: [], fills: true },
  loader: () => withTexts('notes', loadNotes()),
  pendingComponent: NotesSkeleton,
  component: NotesPage,
})
