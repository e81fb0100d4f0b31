import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { ById, longText, shortText } from '#src/contract/core/fields.ts'
import { rightsIn } from '#src/contract/shared/areas.ts'
import { Card, CardRow } from '#src/contract/shared/board-rows.ts'
import { CardFields, commentText } from '#src/contract/shared/board-writes.ts'

const board = '/api/apps/scrumboard/board'
const card = `${board}/card` as const
const may = rightsIn('boards')
const writes = ['boards'] as const

/** The cards of boards, and their comments. */
export const cards = define({
  createCard: {
    method: 'PUT',
    path: card,
    needs: may.create,
    body: v.object({ card: v.object({ ...CardFields.entries, title: shortText, listId: shortText }) }),
    reply: Card,
    writes,
  },
  updateCard: {
    method: 'PATCH',
    path: card,
    needs: may.edit,
    body: v.object({ id: shortText, card: CardFields }),
    reply: Card,
    writes,
  },
  updateCards: {
    method: 'PATCH',
    path: `${board}/cards`,
    needs: may.edit,
    body: v.object({ cards: v.array(v.object({ ...CardFields.entries, id: shortText })) }),
    reply: v.array(Card),
    writes,
  },
  removeCard: { method: 'DELETE', path: card, needs: may.edit, query: ById, reply: v.boolean(), writes },
  /** Moves each card to its list, at its index in the array. */
  positionCards: {
    method: 'PATCH',
    path: `${card}/positions`,
    needs: may.edit,
    body: v.object({
      cards: v.array(v.object({ id: shortText, listId: shortText, boardId: v.optional(shortText) })),
    }),
    reply: v.array(Card),
    writes,
  },

  /** The following calls are beyond the specification. Restores a removed card if its list still exists. */
  restoreCard: {
    method: 'POST',
    path: `${card}/restore`,
    needs: may.edit,
    body: ById,
    reply: Card,
    writes,
    restores: { table: 'boardCards', by: 'id' },
  },
  archived: { method: 'GET', path: `${board}/archived`, needs: may.view, query: ById, reply: v.array(Card) },
  /**
   * The cards of a board as they are stored, archived ones too. With ids, separated by commas, only those of them that
   * are on the board.
   */
  cards: {
    method: 'GET',
    path: `${board}/cards`,
    needs: may.view,
    query: v.object({ boardId: shortText, ids: v.optional(longText) }),
    reply: v.array(CardRow),
  },
  /**
   * Moves a card right behind another one of a list, or to its beginning; to its end if that card is no longer there.
   * Replies with every card whose position changed.
   */
  moveCard: {
    method: 'POST',
    path: `${card}/move`,
    needs: may.edit,
    body: v.object({ id: shortText, listId: shortText, after: v.nullable(shortText) }),
    reply: v.array(CardRow),
    writes,
  },
  /** Adds a comment of the caller. Rejects with 400 for a card with `MAX_COMMENTS`. */
  addComment: {
    method: 'POST',
    path: `${card}/comment`,
    needs: may.edit,
    body: v.object({ cardId: shortText, text: commentText }),
    reply: CardRow,
    writes,
  },
  /** Changes, deletes or restores a comment. Rejects with 404 unless the caller has written it. */
  updateComment: {
    method: 'PATCH',
    path: `${card}/comment`,
    needs: may.edit,
    body: v.object({
      cardId: shortText,
      id: shortText,
      text: v.optional(commentText),
      removed: v.optional(v.boolean()),
    }),
    reply: CardRow,
    writes,
  },
})
