import type { Column } from '#src/features/boards/board/arrange.ts'
import type { Point } from '#src/ui/drag/follow-pointer.ts'

/** Where a card is dropped: the index among the other cards that a list shows. */
export interface CardPlace {
  listId: string
  index: number
}

/** The dragged card or list, and the place that it has now. */
export interface Dragged {
  kind: 'card' | 'list'
  id: string
  by: 'pointer' | 'keys'
  place?: CardPlace
  index?: number
  /** By pointer: where it was pressed, in the window and inside the dragged element, and the size of the element. */
  start: Point
  offset: Point
  size: { width: number; height: number }
}

/** The columns in the order that they have during a drag. */
export function withDragged(columns: readonly Column[], dragged: Dragged | undefined): readonly Column[] {
  if (dragged?.place) return withCardAt(columns, dragged.id, dragged.place)
  if (dragged?.index !== undefined) return withListAt(columns, dragged.id, dragged.index)
  return columns
}

/** The columns with a card at another place; unchanged if the card or the list is not there. */
export function withCardAt(columns: readonly Column[], cardId: string, place: CardPlace): readonly Column[] {
  const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId)
  if (!card || !columns.some(({ list }) => list.id === place.listId)) return columns
  return columns.map(column => {
    const others = column.cards.filter(({ id }) => id !== cardId)
    if (column.list.id === place.listId) return { ...column, cards: others.toSpliced(place.index, 0, card) }
    return others.length === column.cards.length ? column : { ...column, cards: others }
  })
}

/** The columns with a list at another index. */
export function withListAt(columns: readonly Column[], listId: string, index: number): readonly Column[] {
  const moved = columns.find(({ list }) => list.id === listId)
  return moved ? columns.filter(column => column !== moved).toSpliced(index, 0, moved) : columns
}

/** Where a card is, and the card before it (`null` if it is the first). */
export function placeOf(columns: readonly Column[], cardId: string) {
  for (const { list, cards } of columns) {
    const index = cards.findIndex(({ id }) => id === cardId)
    if (index >= 0) return { listId: list.id, index, after: cards[index - 1]?.id ?? null }
  }
  return undefined
}
