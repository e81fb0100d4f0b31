import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { cardLinkIdOf } from '#src/features/boards/card/card-link-id.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { followPointer, type Point } from '#src/ui/drag/follow-pointer.ts'
import { pressToDrag } from '#src/ui/drag/press-to-drag.ts'
import { cardPlaceAt, listIndexAt, scrollersAt } from './drop-place.ts'
import { type CardPlace, placeOf, stepFrom, withCardAt, withListAt } from './with-dragged.ts'

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

export type BoardDrag = ReturnType<typeof useBoardDrag>

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const nowhere = { start: { x: 0, y: 0 }, offset: { x: 0, y: 0 }, size: { width: 0, height: 0 } }

/** Drags cards and lists of a board. During a drag, `columns` already have the new order. `board` is the row of the lists. */
export function useBoardDrag(board: HTMLElement | null) {
  const { t, i18n } = useLingui()
  const { columns: stored, cards, may, moveCard, moveList } = useBoard()
  const wordsOf = useBoardWords()
  const [dragged, setDragged] = useState<Dragged>()
  const [announcement, announce] = useState('')
  const columns = arranged()

  function arranged() {
    if (dragged?.place) return withCardAt(stored, dragged.id, dragged.place)
    if (dragged?.index !== undefined) return withListAt(stored, dragged.id, dragged.index)
    return stored
  }

  function nameOf(id: string) {
    const list = stored.find(column => column.list.id === id)?.list
    return list ? wordsOf(list.title) : (cards.find(card => card.id === id)?.title ?? '')
  }

  function start(next: Dragged) {
    setDragged(next)
    announce(t`Picked up ${{ title: nameOf(next.id) }}`)
  }

  /** For `onPointerDown` of a card or the head of a list; `element` is what is lifted. */
  function press(kind: Dragged['kind'], id: string, event: PointerEvent<HTMLElement>) {
    if (!may.edit) return
    const { clientX: x, clientY: y } = event
    const element = event.currentTarget.closest(kind === 'list' ? '[data-list]' : 'article')
    pressToDrag(event, () => {
      const box = (element ?? event.currentTarget).getBoundingClientRect()
      start({
        kind,
        id,
        by: 'pointer',
        start: { x, y },
        offset: { x: box.left - x, y: box.top - y },
        size: { width: box.width, height: box.height },
      })
    })
  }

  function moveTo(place: CardPlace) {
    if (!dragged) return
    const now = placeOf(columns, dragged.id)
    if (now?.listId === place.listId && now.index === place.index) return
    setDragged({ ...dragged, place })
    const next = withCardAt(stored, dragged.id, place).find(({ list }) => list.id === place.listId)
    const position = i18n.number(place.index + 1)
    const total = i18n.number(next?.cards.length ?? 0)
    announce(t`${{ list: wordsOf(next?.list.title ?? '') }}, position ${position} of ${total}`)
  }

  function drop() {
    if (!dragged) return
    const { id, place, index } = dragged
    setDragged(undefined)
    announce(t`Dropped ${{ title: nameOf(id) }}`)
    const [before, after] = [placeOf(stored, id), placeOf(columns, id)]
    const isMoved = before?.listId !== after?.listId || before?.index !== after?.index
    if (place && after && isMoved) void moveCard(id, after.listId, after.after)
    if (index !== undefined && columns.some((column, at) => column.list.id !== stored[at]?.list.id))
      void moveList(id, columns[index - 1]?.list.id ?? null)
  }

  function cancel() {
    setDragged(undefined)
    announce(t`Put back where it was`)
  }

  /** For `onKeyDown` of a card: Space picks up and drops, the arrow keys move, Escape cancels. */
  function pressKey(id: string, event: KeyboardEvent) {
    if (!may.edit || event.target !== document.getElementById(cardLinkIdOf(id))) return
    const isDragged = dragged?.id === id && dragged.by === 'keys'
    const arrow = arrows.find(key => key === event.key)
    const place = isDragged && arrow && stepFrom(columns, id, arrow)
    const act = isDragged
      ? ({ ' ': drop, Enter: drop, Tab: drop, Escape: cancel }[event.key] ??
        (arrow && (() => place && moveTo(place))))
      : event.key === ' '
        ? () => start({ kind: 'card', id, by: 'keys', ...nowhere })
        : undefined
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  const point = useEffectEvent((at: Point) => {
    if (!dragged || !board) return
    if (dragged.kind === 'list') {
      const index = listIndexAt(board, dragged.id, at)
      if (index !== dragged.index) setDragged({ ...dragged, index })
      return
    }
    const place = cardPlaceAt(board, dragged.id, at)
    if (place) moveTo(place)
  })
  const end = useEffectEvent((isDropped: boolean) => (isDropped ? drop() : cancel()))
  const scrollers = useEffectEvent((at: Point) =>
    board ? (dragged?.kind === 'list' ? [board] : scrollersAt(board, at)) : [],
  )
  const isPointed = dragged?.by === 'pointer'
  useEffect(() => {
    if (isPointed) return followPointer({ scrollersAt: scrollers, onMove: point, onEnd: end })
  }, [isPointed])

  return { columns, dragged, announcement, press, pressKey }
}
