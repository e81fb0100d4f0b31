import * as v from 'valibot'
import { cards } from './boards/cards.ts'
import { define } from './core/define.ts'
import { ById, shortText } from './core/fields.ts'
import { rightsIn } from './shared/areas.ts'
import {
  Board,
  BoardLabel,
  BoardOutline,
  BoardRow,
  BoardSummary,
  ListRow,
  Member,
} from './shared/board-rows.ts'
import { BoardFields, LabelFields, ListFields, NewList } from './shared/board-writes.ts'

const titled = { title: shortText }
const writes = ['boards'] as const

const base = '/api/apps/scrumboard'
const board = `${base}/board` as const
const list = `${board}/list` as const
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

  /** The following calls are beyond the specification. A board with its lists and labels, sorted by position. */
  outline: { method: 'GET', path: `${board}/outline`, needs: may.view, query: ById, reply: BoardOutline },
  /** A new board can have lists, given by title or with more. */
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
  /**
   * Moves a list right behind another one of its board, or to the beginning; to the end if that list is no longer there.
   * Replies with every list whose position changed.
   */
  moveList: {
    method: 'POST',
    path: `${list}/move`,
    needs: may.edit,
    body: v.object({ id: shortText, after: v.nullable(shortText) }),
    reply: v.array(ListRow),
    writes,
  },
  /** The people who can be added to a board or a card. */
  members: { method: 'GET', path: `${base}/members`, needs: may.view, reply: v.array(Member) },

  ...cards,
})
