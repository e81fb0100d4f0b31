import { DragHandle } from '#src/features/tasks/drag/drag-handle.tsx'
import type { Drag } from '#src/features/tasks/drag/use-drag.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { RowErrorBoundary } from '#src/ui/list/row-error-boundary.tsx'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { cva } from '#styled-system/css'
import type { Row } from './rows.ts'
import { SectionLine } from './section-line.tsx'
import { TaskLine } from './task-line.tsx'

interface Props {
  row: Row
  index: number
  total: number
  /** px from the top of the list */
  top: number
  measure: (element: HTMLElement | null) => void
  /** It is the line that Tab reaches. */
  isActive: boolean
  drag: Drag
  markedTitle: string | undefined
  selection: Selection
  onToggleSection: (id: string) => void
}

/** One line of the list: the handle to drag it by, and a task or a section. */
export function Line({ row, index, total, top, measure, isActive, drag, ...rest }: Props) {
  const { may } = useTasks()
  const { id } = row.task
  const tabIndex = isActive ? 0 : -1
  const held = drag.held?.task.id === id ? drag.held.by : undefined

  return (
    <li
      ref={measure}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      className={line({ held })}
      style={{ top }}
    >
      {may.edit && <DragHandle task={row.task} tabIndex={tabIndex} drag={drag} />}
      <RowErrorBoundary row={row.task}>
        {row.kind === 'section' ? (
          <SectionLine row={row} tabIndex={tabIndex} onToggle={() => rest.onToggleSection(id)} />
        ) : (
          <TaskLine
            task={row.task}
            tabIndex={tabIndex}
            markedTitle={rest.markedTitle}
            selection={rest.selection}
          />
        )}
      </RowErrorBoundary>
    </li>
  )
}

const line = cva({
  base: {
    position: 'absolute',
    insetInline: '0',
    _print: { position: 'static', breakInside: 'avoid' },
  },
  variants: {
    held: {
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
