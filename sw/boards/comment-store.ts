import type { CardComment, CardRow } from '#src/contract/shared/board-rows.ts'
import { newId, wroteAtText } from '#sw/server/call-values.ts'
import { badRequest, notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { bumpActivity } from './rows.ts'

type Fields = { text?: string | undefined; removed?: boolean | undefined }

/** More comments on one card are refused: a board loads those of all its cards. */
const MAX_COMMENTS = 200

export const commentStore = {
  async add(cardId: string, by: string, text: string): Promise<CardRow> {
    const { card, comments } = await load(cardId)
    const kept = comments.filter(({ removed }) => !removed)
    if (kept.length >= MAX_COMMENTS) badRequest('text')
    const at = wroteAtText()
    return store(card, [...kept, { id: newId(), by, at, editedAt: null, text, removed: false }])
  },

  /** Rejects with 404 for a comment of somebody else. Comments that were deleted before are dropped. */
  async update(cardId: string, id: string, by: string, { text, removed }: Fields): Promise<CardRow> {
    const { card, comments } = await load(cardId)
    const known = comments.find(comment => comment.id === id && comment.by === by)
    if (!known) return notFound('comment', id)
    const isEdited = text !== undefined && text !== known.text
    const changed: CardComment = {
      ...known,
      ...(isEdited && { text, editedAt: wroteAtText() }),
      removed: removed ?? known.removed,
    }
    return store(
      card,
      comments.flatMap(comment => (comment === known ? changed : comment.removed ? [] : comment)),
    )
  },
}

async function load(cardId: string) {
  const card = await getOr404(db.boardCards, cardId, 'card')
  return { card, comments: card.comments ?? [] }
}

async function store(card: CardRow, comments: CardComment[]): Promise<CardRow> {
  const changed = { ...card, comments }
  await db.boardCards.put(changed)
  await bumpActivity(card.boardId)
  return changed
}
