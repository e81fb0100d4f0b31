import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Task } from '#src/contract/tasks.ts'
import { type Row, type RowOptions, rowsOf } from '#src/features/tasks/list/rows.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { followPointer, type Point } from '#src/ui/drag/follow-pointer.ts'
import { moveAfter, placeAt } from './reorder.ts'

export type Drag = ReturnType<typeof useDrag>

interface Dragged {
  task: Task
  /** The list after a drop at the current position. */
  order: readonly Task[]
  by: 'pointer' | 'keys'
}

/**
 * During a drag, the list already shows the new order: the dragged row is a gap among the others. Rows are in one
 * column, so the height of the pointer determines the place; rows outside the view need not be rendered. A dragged
 * section is collapsed, and is placed before or after whole sections.
 */
export function useDrag(shown: readonly Row[], view: RowOptions, scroller: HTMLElement | null) {
  const { t, i18n } = useLingui()
  const { tasks, move } = useTasks()
  const [dragged, setDragged] = useState<Dragged>()
  const [announcement, announce] = useState('')
  const rows = dragged ? rowsAround(dragged.task, dragged.order, view) : shown
  const idsOf = (some: readonly Row[]) => some.map(row => row.task.id)

  function start(task: Task, by: Dragged['by']) {
    setDragged({ task, order: tasks, by })
    announce(t`Picked up ${{ title: task.title }}`)
  }

  function moveTo(ids: string[], index: number) {
    const place = dragged && placeAt(ids, dragged.task.id, index)
    if (!place) return
    setDragged({ ...dragged, order: moveAfter(dragged.order, [dragged.task.id], place.after) })
    const position = i18n.number(index + 1)
    const total = i18n.number(ids.length)
    announce(t`Position ${position} of ${total}`)
  }

  function drop() {
    if (!dragged) return
    const { task, order } = dragged
    setDragged(undefined)
    announce(t`Dropped ${{ title: task.title }}`)
    if (order !== tasks) void move([task.id], order[order.findIndex(({ id }) => id === task.id) - 1]?.id)
  }

  function cancel() {
    setDragged(undefined)
    announce(t`Put back where it was`)
  }

  function moveBy(step: number) {
    if (!dragged) return
    const ids = idsOf(dragged.task.type === 'section' ? rows.filter(row => row.kind === 'section') : rows)
    moveTo(ids, ids.indexOf(dragged.task.id) + step)
  }

  const point = useEffectEvent(({ y }: Point) => moveTo(idsOf(rows), indexAt(scroller, y)))
  const end = useEffectEvent((isDropped: boolean) => (isDropped ? drop() : cancel()))
  const isPointed = dragged?.by === 'pointer'
  useEffect(() => {
    if (isPointed) return followPointer({ scrollersAt: () => [scroller], onMove: point, onEnd: end })
  }, [isPointed, scroller])

  return { rows, dragged, announcement, start, moveBy, drop, cancel }
}

/** The row that is rendered at a height of the window. */
function indexAt(scroller: HTMLElement | null, clientY: number): number {
  const rows = [...(scroller?.querySelectorAll<HTMLElement>('li[data-index]') ?? [])]
  const row = rows.findLast(li => li.getBoundingClientRect().top <= clientY) ?? rows[0]
  return Number(row?.dataset.index ?? -1)
}

const rowsAround = (task: Task, order: readonly Task[], view: RowOptions) =>
  rowsOf(order, { ...view, draggedId: task.id, collapsed: new Set([...view.collapsed, task.id]) })
