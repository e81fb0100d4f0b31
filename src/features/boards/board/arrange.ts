import type { CardRow, ListRow } from '#src/contract/shared/board-rows.ts'
import { byPosition } from '#src/lib/place-after.ts'

/** A list with the cards that it shows, in order. */
export interface Column {
  list: ListRow
  cards: readonly CardRow[]
}

/**
 * Returns `columnsOf` with a memory of its last result: a column whose list and cards are the same stays the same object
 * and is not rendered again.
 */
export function columnsCache(): typeof columnsOf {
  let known: Column[] = []
  return (...input) => {
    known = columnsOf(...input).map(column => known.find(other => isSame(other, column)) ?? column)
    return known
  }
}

const isSame = (a: Column, b: Column) =>
  a.list === b.list && a.cards.length === b.cards.length && a.cards.every((card, at) => card === b.cards[at])

/** The columns of a board, in order. Archived cards are left out, and those that `isShown` rejects. */
export function columnsOf(
  lists: readonly ListRow[],
  cards: readonly CardRow[],
  isShown: (card: CardRow, list: ListRow) => boolean = () => true,
): Column[] {
  return lists.toSorted(byPosition).map(list => ({
    list,
    cards: cards
      .filter(card => card.listId === list.id && !card.archived && isShown(card, list))
      .toSorted(byPosition),
  }))
}
