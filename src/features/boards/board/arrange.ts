import type { CardRow, ListRow } from '#src/contract/shared/board-rows.ts'
import { byPosition } from '#src/lib/place-after.ts'

/** A list with the cards that it shows, in order. */
export interface Column {
  list: ListRow
  cards: readonly CardRow[]
}

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
