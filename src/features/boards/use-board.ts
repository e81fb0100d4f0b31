import { createContext, use } from 'react'
import type { Member } from '#src/contract/shared/board-rows.ts'
import type { Mutate } from '#src/ui/feedback/use-optimistic-mutation.ts'
import type { CardActions } from './actions/use-card-actions.ts'
import type { ListActions } from './actions/use-list-actions.ts'
import type { Column } from './board/arrange.ts'
import type { BoardState } from './board-state.ts'

export interface BoardView extends BoardState, CardActions, ListActions {
  /** Runs a write of the parts of an open card. */
  run: Mutate<BoardState>
  /** The lists with the cards that are shown. */
  columns: readonly Column[]
  people: readonly Member[]
  /** The user's rights on this screen. */
  may: { add: boolean; edit: boolean }
  /** Updated every minute. */
  now: Date
}

/** What every card shows beside itself. It does not change when a card does, so the other cards are not rendered again. */
export interface CardSurroundings extends Pick<BoardView, 'labels' | 'people' | 'may' | 'now'> {
  boardId: string
}

export const CardContext = createContext<CardSurroundings | undefined>(undefined)

export function useCardSurroundings(): CardSurroundings {
  const surroundings = use(CardContext)
  if (!surroundings) throw new Error('useCardSurroundings outside of BoardPage')
  return surroundings
}

export const BoardContext = createContext<BoardView | undefined>(undefined)

/** The open board with pending changes applied, and all actions on it. */
export function useBoard(): BoardView {
  const board = use(BoardContext)
  if (!board) throw new Error('useBoard outside of BoardPage')
  return board
}
