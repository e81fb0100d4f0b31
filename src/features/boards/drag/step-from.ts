import type { Column } from '#src/features/boards/board/arrange.ts'
import { type CardPlace, placeOf } from './with-dragged.ts'

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
