import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { useStateNames } from '#src/blocks/shop/documents/state-names.ts'
import type { CareState, CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { useTicketNames } from '#src/features/care/care-words.ts'
import type { CareStep } from '#src/features/care/use-care-steps.ts'
import { followPointer, type Point } from '#src/ui/drag/follow-pointer.ts'
import { pressToDrag } from '#src/ui/drag/press-to-drag.ts'
import { reachable, stepped } from './drag-target.ts'

/** A ticket that is dragged, and the column in which it would be dropped. */
export interface Dragged {
  row: CareTicket
  by: 'pointer' | 'keys'
  to: CareState
  /** By pointer: where it was pressed in the window and in the card, and the width of the card in px. */
  start: Point
  offset: Point
  width: number
}

const nowhere = { start: { x: 0, y: 0 }, offset: { x: 0, y: 0 }, width: 0 }

const columnAt = ({ x, y }: Point) =>
  document
    .elementsFromPoint(x, y)
    .map(element => element.closest<HTMLElement>('[data-state]'))
    .find(Boolean)

interface Props {
  board: HTMLElement | null
  columns: readonly CareState[]
  stepsOf: (row: CareTicket) => CareStep[]
}

/** Drags tickets by pointer and by keyboard to the columns to which their steps lead. A drop runs the step. */
export function useCareDrag({ board, columns, stepsOf }: Props) {
  const { t } = useLingui()
  const stateName = useStateNames()
  const { thingOf } = useTicketNames()
  const [dragged, setDragged] = useState<Dragged>()
  const [announcement, announce] = useState('')
  const statesOf = (row: CareTicket) => reachable(columns, row.status, stepsOf(row))

  function start(next: Dragged) {
    setDragged(next)
    announce(t`Picked up ${{ title: thingOf(next.row) }}`)
  }

  function moveTo(to: CareState) {
    if (!dragged || dragged.to === to) return
    setDragged({ ...dragged, to })
    announce(stateName(to))
  }

  function end(isDropped: boolean) {
    if (!dragged) return
    const { row, to } = dragged
    setDragged(undefined)
    const step = isDropped ? stepsOf(row).find(one => one.to === to) : undefined
    announce(step ? t`Dropped ${{ title: thingOf(row) }}` : t`Put back where it was`)
    step?.run()
  }

  const point = useEffectEvent((at: Point) => {
    if (!dragged) return
    const over = columnAt(at)?.dataset.state
    moveTo(statesOf(dragged.row).find(state => state === over) ?? dragged.row.status)
  })
  const finish = useEffectEvent(end)
  const isPointed = dragged?.by === 'pointer'
  useEffect(() => {
    if (isPointed)
      return followPointer({
        scrollersAt: at => [board, columnAt(at)?.querySelector('ul')],
        onMove: point,
        onEnd: finish,
      })
  }, [isPointed, board])

  /** Returns the handlers of the list item of a ticket, whose link has an id. */
  const handlersOf = (row: CareTicket, linkId: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (statesOf(row).length < 2) return
      const { clientX: x, clientY: y, currentTarget } = event
      pressToDrag(event, () => {
        const { left, top, width } = currentTarget.getBoundingClientRect()
        start({
          row,
          by: 'pointer',
          to: row.status,
          start: { x, y },
          offset: { x: left - x, y: top - y },
          width,
        })
      })
    },
    /** Space picks a ticket up and drops it, the arrow keys choose a column, Escape cancels. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.target !== document.getElementById(linkId)) return
      const states = statesOf(row)
      const isDragged = dragged?.row.id === row.id && dragged.by === 'keys'
      const { key } = event
      if (!isDragged) {
        if (key !== ' ' || states.length < 2) return
        start({ row, by: 'keys', to: row.status, ...nowhere })
      } else if (key === ' ' || key === 'Enter') end(true)
      else if (key === 'Escape' || key === 'Tab') end(false)
      else if (key.startsWith('Arrow')) moveTo(stepped(states, dragged.to, key))
      else return
      if (key !== 'Tab') event.preventDefault()
      event.stopPropagation()
    },
  })

  return {
    dragged,
    announcement,
    handlersOf,
    isReachable: (state: CareState) => !dragged || statesOf(dragged.row).includes(state),
  }
}
