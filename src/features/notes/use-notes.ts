import { createContext, use } from 'react'
import type { Note, NoteLabel } from '#src/contract/notes.ts'
import type { LabelActions } from './labels/use-label-actions.ts'
import type { NoteActions } from './use-note-actions.tsx'

export interface Notes extends NoteActions, LabelActions {
  list: readonly Note[]
  trashed: readonly Note[]
  /** With titles in the language on screen. */
  labels: readonly NoteLabel[]
  now: Date
}

export const NotesContext = createContext<Notes | null>(null)

/** The notes of the screen, and the actions on them. */
export function useNotes(): Notes {
  const notes = use(NotesContext)
  if (!notes) throw new Error('useNotes needs a NotesContext')
  return notes
}
