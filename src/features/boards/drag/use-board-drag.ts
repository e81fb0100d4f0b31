import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBoardWords } from '#src/features/boards/board-words.ts'
import { cardLinkIdOf } from '#src/features/boards/card/card-link-id.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { followPointer, type Point } from '#src/ui/drag/follow-pointer.ts'
import { pressToDrag } from '#src/ui/drag/press-to-drag.ts'
import { cardPlaceAt, listIndexAt, scrollersAt } from './drop-place.ts'
import { stepFrom } from './step-from.ts'
import { type CardPlace, type Dragged, placeOf, withCardAt, withDragged } from './with-dragged.ts'

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const nowhere = { start: { x: 0, y: 0 }, offset: { x: 0, y: 0 }, size: { width: 0, height: 0 } }

const cardAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-card]') : null

/** The card or list that a press at an element would drag, and what is lifted then. */
function pressedAt(
  target: EventTarget | null,
): { kind: Dragged['kind']; id: string; element: Element } | undefined {
  const card = cardAt(target)
  const face = card?.querySelector('article')
  if (card?.dataset.card && face) return { kind: 'card', id: card.dataset.card, element: face }
  const list = target instanceof Element && target.closest('header')?.closest<HTMLElement>('[data-list]')
  return list && list.dataset.list ? { kind: 'list', id: list.dataset.list, element: list } : undefined
}

interface Props {
  /** The row of the lists. */
  board: HTMLElement
  dragged: Dragged | undefined
  onDrag: (dragged: Dragged | undefined) => void
}

/** Drags cards and lists of a board. Returns what is announced to screen readers. */
export function useBoardDrag({ board, dragged, onDrag: setDragged }: Props): string {
  const { t, i18n } = useLingui()
  const { columns: stored, cards, may, moveCard, moveList } = useBoard()
  const wordsOf = useBoardWords()
  const [announcement, announce] = useState('')
  const columns = withDragged(stored, dragged)

  function nameOf(id: string) {
    const list = stored.find(column => column.list.id === id)?.list
    return list ? wordsOf(list.title) : (cards.find(card => card.id === id)?.title ?? '')
  }

  function start(next: Dragged) {
    setDragged(next)
    announce(t`Picked up ${{ title: nameOf(next.id) }}`)
  }

  /** A card is dragged as a whole, a list by its head. */
  const press = useEffectEvent((event: PointerEvent) => {
    const pressed = pressedAt(event.target)
    if (!may.edit || !pressed) return
    const { clientX: x, clientY: y } = event
    const { kind, id, element } = pressed
    pressToDrag(event, () => {
      const box = element.getBoundingClientRect()
      start({
        kind,
        id,
        by: 'pointer',
        start: { x, y },
        offset: { x: box.left - x, y: box.top - y },
        size: { width: box.width, height: box.height },
      })
    })
  })

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

  /** Space picks up a card and drops it, the arrow keys move it, Escape cancels. */
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const id = cardAt(event.target)?.dataset.card
    if (!may.edit || !id || event.target !== document.getElementById(cardLinkIdOf(id))) return
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
  })

  const point = useEffectEvent((at: Point) => {
    if (!dragged) return
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
    dragged?.kind === 'list' ? [board] : scrollersAt(board, at),
  )
  const isPointed = dragged?.by === 'pointer'
  useEffect(() => {
    if (isPointed) return followPointer({ scrollersAt: scrollers, onMove: point, onEnd: end })
  }, [isPointed])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    board.addEventListener('pointerdown', event => press(event), { signal })
    board.addEventListener('keydown', event => pressKey(event), { signal })
    return () => listening.abort()
  }, [board])

  return announcement
}
