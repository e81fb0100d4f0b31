import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { Note } from '#src/contract/notes.ts'
import { usePrinting } from '#src/ui/layout/use-printing.ts'
import { observeOffset } from '#src/ui/lists/observe-offset.ts'
import { RowErrorBoundary } from '#src/ui/lists/row-error-boundary.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { css } from '#styled-system/css'
import { heightOf } from './columns.ts'
import { NoteCard } from './note-card.tsx'

interface Props {
  notes: readonly Note[]
  /** px */
  width: number
  /** px between two cards */
  gap: number
  /** px of other elements above the column, in the same scroll container */
  above: number
  scroller: HTMLElement | null
  isTrash: boolean
  list: List
}

/** A column of the grid. It renders the visible cards and the active one. */
export function NoteColumn({ notes, width, gap, above, scroller, isTrash, list }: Props) {
  'use no memo' // The virtualizer is a mutable object: memoised, the cards would not update.
  const isPrinting = usePrinting()

  function drawn(range: Range): number[] {
    if (isPrinting) return [...notes.keys()]
    const indices = new Set(defaultRangeExtractor(range))
    const active = notes.findIndex(({ id }) => id === list.focus.tabStopId)
    if (active >= 0) indices.add(active)
    return [...indices].sort((a, b) => a - b)
  }

  const virtualizer = useVirtualizer({
    count: notes.length,
    getScrollElement: () => scroller,
    observeElementOffset: observeOffset,
    estimateSize: index => (notes[index] ? heightOf(notes[index], width) : 0),
    getItemKey: index => notes[index]?.id ?? index,
    initialOffset: () => scroller?.scrollTop ?? 0,
    scrollMargin: above,
    gap,
    overscan: 4,
    rangeExtractor: drawn,
  })
  // The columns scroll together: a wrong estimate in one of them must not move the others.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false

  return (
    <ul className={column} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const note = notes[index]
        return note === undefined ? null : (
          <RowErrorBoundary key={note.id} row={note} as="li">
            <NoteCard
              ref={virtualizer.measureElement}
              note={note}
              index={index}
              top={start - above}
              isTrashed={isTrash}
              list={list}
            />
          </RowErrorBoundary>
        )
      })}
    </ul>
  )
}

const column = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  _print: { display: 'grid', gap: '2.5', height: '[auto !important]' },
})
