import type { NoteRow } from '#src/contract/notes.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

const MAX_NAME_LENGTH = 80

/**
 * Returns the fields that a search of notes needs, newest first: the name, and the whole folded text, whose first line
 * is the name.
 */
export const noteTexts = listCache(
  'noteTexts',
  db.notes,
  ({ id, createdAt, title, content, tasks }: NoteRow) => {
    const texts = [title, content, ...(tasks ?? []).map(task => task.content)]
    const name = nameOf(texts)
    return { id, createdAt, name, text: fold([name, ...texts].join('\n')) }
  },
  (a, b) => Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt),
)

/** Returns the first line of the first text that is not blank. */
function nameOf(texts: readonly string[]): string {
  const [name = ''] =
    texts
      .map(text => text.trim())
      .find(Boolean)
      ?.split('\n') ?? []
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name
}
