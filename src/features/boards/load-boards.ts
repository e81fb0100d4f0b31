import { replaceEqualDeep } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { type RowCache, rowCache } from '#src/api/rows/row-cache.ts'
import { as404 } from '#src/blocks/error/as-404.ts'
import { boards } from '#src/contract/boards.ts'
import type { BoardOutline, Card, CardRow } from '#src/contract/shared/board-rows.ts'
import { byPosition } from '#src/lib/place-after.ts'

export const api = client(boards)

/** The cards of an open board, and the calls whose replies are applied to them. */
export type BoardData = ReturnType<typeof makeBoardData>

const known = new Map<string, BoardData>()
const outlines = new Map<string, BoardOutline>()

/** Returns the data of a board; each board has its own row cache while the tab is open. */
export function boardData(boardId: string): BoardData {
  const data = known.get(boardId) ?? makeBoardData(boardId)
  known.set(boardId, data)
  return data
}

function makeBoardData(boardId: string) {
  const cards: RowCache<CardRow> = rowCache<CardRow>({
    name: `boardCards.${boardId}`,
    domain: 'boards',
    list: () => api.cards({ query: { boardId } }),
    some: ids => api.cards({ query: { boardId, ids: ids.join() } }),
    compare: byPosition,
  })
  const put = (rows: readonly CardRow[]) => ({ put: rows })
  const none = () => put([])
  const one = (card: Card) => put([{ ...card, labels: card.labels.map(({ id }) => id) }])

  const calls = client(
    boards,
    cards.follow(boards, {
      createCard: one,
      updateCard: one,
      restoreCard: one,
      moveCard: put,
      addComment: stored => put([stored]),
      updateComment: stored => put([stored]),
      removeCard: (_, { query }) => ({ removed: [query.id] }),
      // These change no card.
      update: none,
      createList: none,
      updateList: none,
      moveList: none,
      createLabel: none,
      updateLabel: none,
    }),
  )
  return { cards, api: calls }
}

/**
 * Fills the row cache of a board. Resolves with the rest of the board. Rejects with `notFound()` for an unknown board
 * and otherwise with an `ApiProblem`.
 */
export async function loadBoard(id: string) {
  const loading = Promise.all([api.outline({ query: { id } }), boardData(id).cards.load()])
  const [outline] = await loading.catch(as404)
  // What did not change stays the same object, so that it is not rendered again.
  const stable = replaceEqualDeep(outlines.get(id), outline)
  outlines.set(id, stable)
  return stable
}
