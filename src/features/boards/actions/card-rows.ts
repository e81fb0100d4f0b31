import type { CardRow } from '#src/contract/shared/board-rows.ts'
import type { BoardState } from '#src/features/boards/board-state.ts'
import { newPendingId } from '#src/lib/pending-id.ts'

/** The state with some cards replaced or added. */
export function withRows(state: BoardState, rows: readonly CardRow[]): BoardState {
  const ids = new Set(rows.map(({ id }) => id))
  return { ...state, cards: [...state.cards.filter(({ id }) => !ids.has(id)), ...rows] }
}

/** A card that is being created, at the end of its list. */
export const blankCard = (fields: Pick<CardRow, 'boardId' | 'listId' | 'title'>): CardRow => ({
  id: newPendingId(),
  position: Number.MAX_SAFE_INTEGER,
  description: null,
  labels: [],
  dueDate: null,
  members: [],
  steps: [],
  cover: null,
  archived: false,
  ...fields,
})
