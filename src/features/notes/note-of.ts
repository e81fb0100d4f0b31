import type { Note } from '#src/contract/notes.ts'

/** A note whose fields are empty, except the given ones. */
export const noteOf = (given: Partial<Note>): Note => ({
  id: '',
  title: '',
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: null,
  pinned: false,
  color: null,
  ...given,
})
