import { oneOf, searchParams, text, textUpTo } from '#src/lib/url/search-params.ts'

export const views = ['reminders', 'archive', 'trash'] as const

export type NoteSearch = ReturnType<typeof NoteSearch>
export const NoteSearch = searchParams({
  q: text,
  /** What is shown instead of the notes. */
  view: oneOf(...views),
  label: text,
  /** The dialog that is open. */
  sheet: oneOf('labels'),
  /** What another app shares: it becomes a note when the user keeps it. */
  title: text,
  text: textUpTo(100_000),
  url: textUpTo(100_000),
  /** A path. */
  picture: text,
})
