import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, longText, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'
import {
  Board,
  BoardLabel,
  BoardOutline,
  BoardRow,
  BoardSummary,
  Card,
  CardRow,
  ListRow,
  Member,
} from './shared/board-rows.ts'
import {
  BoardFields,
  CardFields,
  commentText,
  LabelFields,
  ListFields,
  NewList,
} from './shared/board-writes.ts'

const titled = { title: shortText }
const writes = ['boards'] as const

const base = '/api/apps/scrumboard'
const board = `${base}/board` as const
const list = `${board}/list` as const
const card = `${board}/card` as const
const label = `${board}/label` as const

const may = rightsIn('boards')

/** spec: sample-data.md section 7, Scrumboard */
export const boards = define({
  list: { method: 'GET', path: `${base}/boards`, needs: may.view, reply: v.array(BoardSummary) },
  get: { method: 'GET', path: board, needs: may.view, query: ById, reply: Board },

  /** Lists and labels without a position are placed last. */
  createList: {
    method: 'POST',
    path: list,
    needs: may.create,
    body: v.object({ list: v.object({ ...ListFields.entries, ...titled, boardId: shortText }) }),
    reply: ListRow,
    writes,
  },
  updateList: {
    method: 'PATCH',
    path: list,
    needs: may.edit,
    body: v.object({ list: v.object({ ...ListFields.entries, id: shortText }) }),
    reply: ListRow,
    writes,
  },
  updateLists: {
    method: 'PATCH',
    path: `${board}/lists`,
    needs: may.edit,
    body: v.object({ lists: v.array(v.object({ ...ListFields.entries, id: shortText })) }),
    reply: v.array(ListRow),
    writes,
  },
  /** Removes its cards too. */
  removeList: { method: 'DELETE', path: list, needs: may.edit, query: ById, reply: v.boolean(), writes },

  createCard: {
    method: 'PUT',
    path: card,
    needs: may.create,
    body: v.object({ card: v.object({ ...CardFields.entries, ...titled, listId: shortText }) }),
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

  labels: {
    method: 'GET',
    path: `${board}/labels`,
    needs: may.view,
    query: v.object({ boardId: shortText }),
    reply: v.array(BoardLabel),
  },
  createLabel: {
    method: 'PUT',
    path: label,
    needs: may.create,
    body: v.object({ label: v.object({ ...LabelFields.entries, ...titled, boardId: shortText }) }),
    reply: BoardLabel,
    writes,
  },
  updateLabel: {
    method: 'PATCH',
    path: label,
    needs: may.edit,
    body: v.object({ id: shortText, label: LabelFields }),
    reply: BoardLabel,
    writes,
  },
  removeLabel: { method: 'DELETE', path: label, needs: may.edit, query: ById, reply: v.boolean(), writes },

  /** The following calls are beyond the specification. A new board can have lists, given by title or with more. */
  create: {
    method: 'POST',
    path: board,
    needs: may.create,
    body: v.object({
      board: v.object({ ...BoardFields.entries, ...titled }),
      lists: v.optional(v.pipe(v.array(NewList), v.maxLength(100)), []),
    }),
    reply: BoardRow,
    writes,
  },
  update: {
    method: 'PATCH',
    path: board,
    needs: may.edit,
    body: v.object({ id: shortText, board: BoardFields }),
    reply: BoardRow,
    writes,
  },
  /** Removes everything on it too. */
  remove: { method: 'DELETE', path: board, needs: may.edit, query: ById, reply: v.boolean(), writes },
  /** Restores a removed card if its list still exists. */
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
  /** A board with its lists and labels, sorted by position. */
  outline: { method: 'GET', path: `${board}/outline`, needs: may.view, query: ById, reply: BoardOutline },
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
  /** The same for a list among the lists of its board. */
  moveList: {
    method: 'POST',
    path: `${list}/move`,
    needs: may.edit,
    body: v.object({ id: shortText, after: v.nullable(shortText) }),
    reply: v.array(ListRow),
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
  /** The people who can be added to a board or a card. */
  members: { method: 'GET', path: `${base}/members`, needs: may.view, reply: v.array(Member) },
})
