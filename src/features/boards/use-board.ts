import { createContext, use } from 'react'
import type { BoardLabel, BoardRow, CardRow, ListRow, Member } from '#src/contract/shared/board-rows.ts'
import type { CardActions } from './actions/use-card-actions.ts'
import type { CommentActions } from './actions/use-comment-actions.ts'
import type { LabelActions } from './actions/use-label-actions.ts'
import type { ListActions } from './actions/use-list-actions.ts'
import type { Column } from './board/arrange.ts'

/** What the server has stored of a board. */
export interface BoardState {
  board: BoardRow
  lists: readonly ListRow[]
  labels: readonly BoardLabel[]
  /** Archived ones too. */
  cards: readonly CardRow[]
}

export interface BoardView extends BoardState, CardActions, CommentActions, ListActions, LabelActions {
  /** The lists with the cards that are shown. */
  columns: readonly Column[]
  people: readonly Member[]
  /** The user's rights on this screen. */
  may: { add: boolean; edit: boolean }
  /** Updated every minute. */
  now: Date
}

export const BoardContext = createContext<BoardView | undefined>(undefined)

/** The open board with pending changes applied, and all actions on it. */
export function useBoard(): BoardView {
  const board = use(BoardContext)
  if (!board) throw new Error('useBoard outside of BoardPage')
  return board
}
