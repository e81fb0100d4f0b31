import type { BoardLabel, BoardRow, CardRow, ListRow } from '#src/contract/shared/board-rows.ts'

/** What the server has stored of a board. */
export interface BoardState {
  board: BoardRow
  lists: readonly ListRow[]
  labels: readonly BoardLabel[]
  /** Archived ones too. */
  cards: readonly CardRow[]
}
