import { DragHandle } from '#src/features/tasks/drag/drag-handle.tsx'
import type { Drag } from '#src/features/tasks/drag/use-drag.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { isPending } from '#src/lib/pending-id.ts'
import { RowErrorBoundary } from '#src/ui/lists/row-error-boundary.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { cva } from '#styled-system/css'
import type { Row } from './rows.ts'
import { SectionRow } from './section-row.tsx'
import { TaskRow } from './task-row.tsx'

interface Props {
  row: Row
  index: number
  total: number
  /** px from the top of the list */
  top: number
  measure: (element: HTMLElement | null) => void
  drag: Drag
  query: string | undefined
  list: List
  onToggleSection: (id: string) => void
}

/** One row of the list: the drag handle, and a task or a section. It is inert until the server has created it. */
export function ListRow({ row, index, total, top, measure, drag, list, ...rest }: Props) {
  'use no memo' // It has few elements; memoised, the script of the list would be larger.
  const { may } = useTasks()
  const { id } = row.task
  const tabIndex = list.tabIndexOf(id)
  const draggedBy = drag.dragged?.task.id === id ? drag.dragged.by : undefined

  return (
    <li
      {...list.rowProps(id)}
      ref={measure}
      inert={isPending(id)}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={frame({ draggedBy })}
      style={{ top }}
    >
      {may.edit && <DragHandle task={row.task} tabIndex={tabIndex} drag={drag} />}
      <RowErrorBoundary row={row.task}>
        {row.kind === 'section' ? (
          <SectionRow row={row} tabIndex={tabIndex} onToggle={() => rest.onToggleSection(id)} />
        ) : (
          <TaskRow task={row.task} query={rest.query} list={list} />
        )}
      </RowErrorBoundary>
    </li>
  )
}

const frame = cva({
  base: {
    position: 'absolute',
    insetInline: '0',
    _print: { position: 'static', breakInside: 'avoid' },
  },
  variants: {
    draggedBy: {
      /** The gap where it would be put. */
      pointer: {
        borderRadius: 'lg',
        outline: '[1.5px dashed {colors.borderControl}]',
        outlineOffset: '[-2px]',
        background: 'sunken',
        '& > :not(button)': { visibility: 'hidden' },
      },
      keys: { zIndex: 'raised', borderRadius: 'lg', background: 'raised', boxShadow: 'lift' },
    },
  },
})
