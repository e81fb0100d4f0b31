import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { DragCard } from '#src/features/tasks/drag/drag-card.tsx'
import { dragHelpId } from '#src/features/tasks/drag/drag-handle.tsx'
import { useDrag } from '#src/features/tasks/drag/use-drag.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { css } from '#styled-system/css'
import { ListRow } from './row.tsx'
import { handleIdOf, type Row, type RowOptions } from './rows.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface Props {
  rows: readonly Row[]
  view: RowOptions
  /** The search text, which is marked in the titles. */
  query: string | undefined
  scroller: HTMLElement | null
  list: List
  onToggleSection: (id: string) => void
}

/** Sections and tasks as one list of any length. Tab reaches one row; the arrow keys move between rows. */
export function TaskList({ rows, view, query, scroller, list, onToggleSection }: Props) {
  'use no memo' // The virtualizer is a mutable object: its results change, its identity does not.
  const { t } = useLingui()
  const frame = useRef<HTMLUListElement>(null)
  const drag = useDrag(rows, view, scroller)
  const { dragged } = drag
  const kept = [list.focus.tabStopId, dragged?.task.id]
  const virtual = useVirtualRows({ rows: drag.rows, scroller, list: frame, kept })

  // A row that moves in the document loses the focus; this restores it during a drag by keyboard.
  useLayoutEffect(() => {
    if (dragged?.by === 'keys' && document.activeElement === document.body)
      document.getElementById(handleIdOf(dragged.task.id))?.focus()
  })

  return (
    <div role="presentation" {...list.frameProps} {...(dragged && { onKeyDown: undefined })}>
      <ul
        ref={frame}
        aria-label={t`Tasks and sections`}
        className={rowsFrame}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const row = drag.rows[index]
          return (
            row && (
              <ListRow
                key={key}
                row={row}
                index={index}
                total={drag.rows.length}
                top={start - virtual.options.scrollMargin}
                measure={virtual.measureElement}
                drag={drag}
                query={query}
                list={list}
                onToggleSection={onToggleSection}
              />
            )
          )
        })}
      </ul>
      <p role="status" className={css({ srOnly: true })}>
        {drag.announcement}
      </p>
      <p id={dragHelpId} hidden>
        <Trans>Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.</Trans>
      </p>
      {dragged?.by === 'pointer' && <DragCard>{dragged.task.title || t`Untitled`}</DragCard>}
    </div>
  )
}

const rowsFrame = css({ position: 'relative', flex: 'none', _print: { height: '[auto !important]' } })
