import type { Point } from '#src/ui/drag/follow-pointer.ts'
import type { CardPlace } from './with-dragged.ts'

const middleOf = ({ left, right }: DOMRect) => (left + right) / 2

/** The rendered lists, from left to right. */
const listsIn = (board: Element) => [...board.querySelectorAll<HTMLElement>('[data-list]')]

/** The list below the pointer, or the nearest one. */
function listAt(board: Element, x: number): HTMLElement | undefined {
  const distance = (list: HTMLElement) => {
    const { left, right } = list.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  return listsIn(board).toSorted((a, b) => distance(a) - distance(b))[0]
}

/** The elements that scroll while a card is dragged: the board, and the cards of the list below the pointer. */
export const scrollersAt = (board: Element, { x }: Point) => [
  board,
  listAt(board, x)?.querySelector('[data-cards]'),
]

/**
 * Where a dragged card is dropped: above the first other card whose middle is below the pointer. Only rendered cards count;
 * the others are out of sight.
 */
export function cardPlaceAt(board: Element, cardId: string, { x, y }: Point): CardPlace | undefined {
  const list = listAt(board, x)
  const listId = list?.dataset.list
  if (!list || listId === undefined) return undefined
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-card]')]
    .map(row => ({
      id: row.dataset.card,
      index: Number(row.dataset.index),
      box: row.getBoundingClientRect(),
    }))
    .toSorted((a, b) => a.index - b.index)
  const own = rows.find(({ id }) => id === cardId)
  const others = rows.filter(row => row !== own)
  /** The index among the other cards. */
  const indexOf = (index: number) => (own && own.index < index ? index - 1 : index)
  const below = others.find(({ box }) => (box.top + box.bottom) / 2 > y)
  if (below) return { listId, index: indexOf(below.index) }
  const last = others.at(-1)
  return { listId, index: last ? indexOf(last.index) + 1 : 0 }
}

/** The index that a dragged list gets: before the first other list whose middle is right of the pointer. */
export function listIndexAt(board: Element, listId: string, { x }: Point): number {
  const others = listsIn(board).filter(({ dataset }) => dataset.list !== listId)
  const index = others.findIndex(list => middleOf(list.getBoundingClientRect()) > x)
  return index < 0 ? others.length : index
}
