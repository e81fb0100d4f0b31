import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { DragCard } from '#src/features/tasks/drag/drag-card.tsx'
import { dragHelpId } from '#src/features/tasks/drag/drag-handle.tsx'
import { useDrag } from '#src/features/tasks/drag/use-drag.ts'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { css } from '#styled-system/css'
import { Line } from './line.tsx'
import type { Row, Shown } from './rows.ts'
import { useLineFocus } from './use-line-focus.ts'
import { useLines } from './use-lines.ts'
import { useTaskKeys } from './use-task-keys.ts'

interface Props {
  rows: readonly Row[]
  view: Shown
  /** Titles with the words that were searched for marked in them, by id. */
  marked: ReadonlyMap<string, string> | null
  scroller: HTMLElement | null
  selection: Selection
  onToggleSection: (id: string) => void
}

/** Sections and tasks as one list of any length. Tab reaches one line of it; arrows, j and k go from line to line. */
export function TaskList({ rows, view, marked, scroller, selection, onToggleSection }: Props) {
  'use no memo' // What the virtualizer says changes without it becoming another object.
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const drag = useDrag(rows, view, scroller)
  const { held } = drag
  const focus = useLineFocus(drag.rows, held)
  const lines = useLines({ rows: drag.rows, scroller, list, kept: [focus.activeId, held?.task.id] })
  useTaskKeys({ rows: drag.rows, focus, selection, onToggleSection })

  return (
    <div role="presentation" onKeyDown={focus.moveByKey} onFocus={focus.activate}>
      <ul
        ref={list}
        aria-label={t`Tasks and sections`}
        className={frame}
        style={{ height: lines.getTotalSize() }}
      >
        {lines.getVirtualItems().map(({ key, index, start }) => {
          const row = drag.rows[index]
          return (
            row && (
              <Line
                key={key}
                row={row}
                index={index}
                total={drag.rows.length}
                top={start - lines.options.scrollMargin}
                measure={lines.measureElement}
                isActive={row.task.id === focus.activeId}
                drag={drag}
                markedTitle={marked?.get(row.task.id)}
                selection={selection}
                onToggleSection={onToggleSection}
              />
            )
          )
        })}
      </ul>
      <p role="status" className={css({ srOnly: true })}>
        {drag.said}
      </p>
      <p id={dragHelpId} hidden>
        <Trans>Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.</Trans>
      </p>
      {held?.by === 'pointer' && <DragCard>{held.task.title || t`Untitled`}</DragCard>}
    </div>
  )
}

const frame = css({ position: 'relative', flex: 'none', _print: { height: '[auto !important]' } })
