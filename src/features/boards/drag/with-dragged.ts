import type { Column } from '#src/features/boards/board/arrange.ts'

/** Where a card is dropped: the index among the other cards that a list shows. */
export interface CardPlace {
  listId: string
  index: number
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

/** The place that an arrow key leads to; `undefined` at the edge of the board. */
export function stepFrom(
  columns: readonly Column[],
  cardId: string,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): CardPlace | undefined {
  const place = placeOf(columns, cardId)
  if (!place) return undefined
  const at = columns.findIndex(({ list }) => list.id === place.listId)
  const count = columns[at]?.cards.length ?? 0
  if (key === 'ArrowUp') return place.index > 0 ? { ...place, index: place.index - 1 } : undefined
  if (key === 'ArrowDown') return place.index < count - 1 ? { ...place, index: place.index + 1 } : undefined
  const next = columns[key === 'ArrowLeft' ? at - 1 : at + 1]
  return next && { listId: next.list.id, index: Math.min(place.index, next.cards.length) }
}
