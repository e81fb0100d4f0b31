import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrinting } from '#src/ui/layout/use-printing.ts'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { css, cx } from '#styled-system/css'
import { estimatedStart, type GroupedRow, groupedRows, headOf, sectionsOf } from './grouped-rows.ts'
import { GroupedSection } from './grouped-section.tsx'
import { LetterIndex } from './letter-index.tsx'
import { observeOffset } from './observe-offset.ts'

interface Props<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /**
   * Items next to each other with the same group have one heading, which stays visible while any of them is. The
   * function must be stable.
   */
  groupOf: (item: Item) => string
  /** The heights in px before rows are measured. The object must be stable. */
  estimate: Record<'head' | 'item', number>
  /** The item with the focus, which is always rendered. */
  activeIndex: number
  /** An id of the content. A list with another topic starts at its top. */
  topic: string
  /** The item that is in view when the list is first shown. */
  initialIndex?: number
  label: string
  /** The accessible name of the letter index of long lists. Without it there is no index. */
  indexLabel?: string
  children: (item: Item, index: number) => ReactNode
  className?: string
}

/** A list of any length, grouped by headings. It scrolls by itself and renders only the visible rows. */
export function GroupedList<Item>(props: Props<Item>) {
  'use no memo' // The virtualizer is one object whose state changes; memoised, the rows would not move.
  const { items, keyOf, groupOf, estimate, activeIndex, topic, initialIndex = -1 } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const isPainted = useAfterPaint(topic)
  const rows = useMemo(() => groupedRows(items, groupOf), [items, groupOf])
  const [initialOffset] = useState(() =>
    initialIndex < 4 ? 0 : estimatedStart(rows, rowOf(rows, initialIndex - 3), estimate),
  )

  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: index => estimate[rows[index]?.kind ?? 'item'],
    getItemKey: index => keyAt(rows, index, keyOf),
    getScrollElement: () => scroller.current,
    observeElementOffset: observeOffset,
    initialOffset,
    // About as many rows as are visible, so that the first render has them.
    initialRect: { width: 0, height: (innerHeight * 3) / 4 },
    // The visible rows are rendered first, then more rows for scrolling.
    overscan: isPainted ? 12 : 0,
    rangeExtractor: range => (isPrinting ? [...rows.keys()] : drawn(range, rows, rowOf(rows, activeIndex))),
  })
  const shownTopic = useRef(topic)
  useLayoutEffect(() => {
    if (shownTopic.current !== topic) virtualizer.scrollToOffset(0)
    shownTopic.current = topic
  }, [topic, virtualizer])
  const endOf = (head: number) => {
    const row = rows[head]
    const next = virtualizer.measurementsCache[head + (row?.kind === 'head' ? row.count : 0) + 1]
    return next?.start ?? virtualizer.getTotalSize()
  }
  const heads = rows.flatMap((row, index) => (row.kind === 'head' ? { label: row.group, index } : []))
  const current = headOf(rows, virtualizer.range?.startIndex ?? 0)

  return (
    <div className={cx(frame, props.className)}>
      <div ref={scroller} className={scrolling}>
        <div
          role="group"
          aria-label={props.label}
          className={whole}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {sectionsOf(virtualizer.getVirtualItems(), rows).map(section => (
            <GroupedSection
              key={section.head.key}
              {...section}
              rows={rows}
              end={endOf(section.head.index)}
              measure={virtualizer.measureElement}
            >
              {props.children}
            </GroupedSection>
          ))}
        </div>
      </div>
      {props.indexLabel && items.length > 30 && heads.length > 3 && (
        <LetterIndex
          label={props.indexLabel}
          letters={heads.map(head => head.label)}
          current={heads.findIndex(head => head.index === current)}
          onJump={at => virtualizer.scrollToIndex(heads[at]?.index ?? 0, { align: 'start' })}
        />
      )}
    </div>
  )
}

const rowOf = (rows: readonly GroupedRow<unknown>[], itemIndex: number) =>
  rows.findIndex(row => row.kind === 'item' && row.index === itemIndex)

/** Returns the visible rows, the heading of the first one, and the active row with its heading. */
function drawn(range: Range, rows: readonly GroupedRow<unknown>[], activeRow: number): number[] {
  const indices = new Set(defaultRangeExtractor(range))
  const [first = 0] = indices
  indices.add(headOf(rows, first))
  if (activeRow >= 0) indices.add(activeRow).add(headOf(rows, activeRow))
  return [...indices].sort((a, b) => a - b)
}

function keyAt<Item>(rows: readonly GroupedRow<Item>[], index: number, keyOf: (item: Item) => string) {
  const row = rows[index]
  // Two groups can have the same name when a language sorts one letter between others.
  return row?.kind === 'item' ? keyOf(row.item) : `${row?.group}-${index}`
}

const frame = css({
  position: 'relative',
  flex: '1',
  minHeight: '0',
  display: 'flex',
  _print: { display: 'block' },
})
const scrolling = css({
  flex: '1',
  minWidth: '0',
  borderBlockStart: 'hairline',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // An element that gets the focus scrolls to below the heading, which covers the rows.
  scrollPaddingTop: '[3rem]',
  scrollPaddingBottom: '[5rem]',
  _print: { overflow: 'visible' },
})
const whole = css({ position: 'relative', _print: { height: '[auto !important]' } })
