import { oneOf, searchParams, text, textUpTo } from '#src/lib/url/search-params.ts'

export const views = ['reminders', 'archive', 'trash'] as const

export type NoteSearch = ReturnType<typeof NoteSearch>
export const NoteSearch = searchParams({
  q: text,
  /** Another view instead of all notes. */
  view: oneOf(...views),
  label: text,
  /** The open dialog. */
  sheet: oneOf('labels'),
  /** Data that another app shares: it becomes a note when the user confirms. */
  title: text,
  text: textUpTo(100_000),
  url: textUpTo(100_000),
  /** A path. */
  picture: text,
})
