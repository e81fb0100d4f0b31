import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import type { Note } from '#src/contract/notes.ts'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { isOfList } from '#src/ui/lists/use-roving-focus.ts'
import { css } from '#styled-system/css'
import { besideIn, columnCount, inColumns } from './columns.ts'
import { NoteColumn } from './note-column.tsx'

interface Props {
  notes: readonly Note[]
  isTrash: boolean
  list: List
}

/** The notes in columns. Only the cards near the visible ones are rendered. */
export function MasonryGrid({ notes, list, ...props }: Props) {
  const { t } = useLingui()
  const [{ width, above, scroller }, measure] = useGridSize()
  const count = columnCount(width)
  const gap = useBreakpoint('md') ? 14 : 10
  const columns = width === 0 ? [] : inColumns(notes, count, width)

  function onKeyDown(event: KeyboardEvent) {
    const hasModifier = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey
    const id = hasModifier ? undefined : besideIn(columns, list.focus.activeId, event.key)
    if (id === undefined || !isOfList(event)) return list.frameProps.onKeyDown(event)
    event.preventDefault()
    list.focus.focusRow(id)
  }

  return (
    <div
      ref={measure}
      role="group"
      aria-label={t`Notes`}
      className={grid}
      onFocus={list.frameProps.onFocus}
      onKeyDown={onKeyDown}
    >
      {columns.map((column, index) => (
        <NoteColumn
          key={index}
          notes={column}
          width={width / count}
          gap={gap}
          above={above}
          scroller={scroller}
          list={list}
          {...props}
        />
      ))}
    </div>
  )
}

interface GridSize {
  /** px; zero until it is measured. */
  width: number
  /** px of other elements above the grid, in the same scroll container */
  above: number
  scroller: HTMLElement | null
}

function useGridSize(): [GridSize, (grid: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<GridSize>({ width: 0, above: 0, scroller: null })
  const [measure] = useState(() => (grid: HTMLElement | null) => {
    const scroller = grid?.parentElement
    if (!grid || !scroller) return undefined
    // Another view starts at its top.
    scroller.scrollTop = 0
    const read = () => {
      const above =
        grid.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      setSize({ width: grid.clientWidth, above, scroller })
    }
    read()
    const watching = new ResizeObserver(read)
    for (const part of [scroller, ...scroller.children]) if (part !== grid) watching.observe(part)
    return () => watching.disconnect()
  })
  return [size, measure]
}

const grid = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: { base: '2.5', md: '3.5' },
  paddingBlockEnd: '24',
})
