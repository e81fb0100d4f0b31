import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

/** Returns what the search needs of every card: its title, and its whole folded text, whose first line is the title. */
export const cardTexts = listCache(
  'cardTexts',
  db.boardCards,
  ({ id, boardId, title, description, steps, comments = [], archived }: CardRow) => {
    const said = comments.filter(({ removed }) => !removed).map(({ text }) => text)
    const texts = [title, description ?? '', ...steps.map(step => step.title), ...said]
    return { id, boardId, title, archived, text: fold(texts.join('\n')) }
  },
  (a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)),
)
