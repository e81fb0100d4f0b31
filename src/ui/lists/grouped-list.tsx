import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrinting } from '#src/ui/layout/use-printing.ts'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { css, cx } from '#styled-system/css'
import { estimatedStart, type GroupedRow, groupedRows, headOf, sectionsOf } from './grouped-rows.ts'
import { GroupedSection } from './grouped-section.tsx'
import { LetterIndex } from './letter-index.tsx'

interface Props<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Neighbours of one group stand under one head, which stays in sight while any of them is. Give a lasting function. */
  groupOf: (item: Item) => string
  /** Heights in px before they are measured. Give a lasting object. */
  estimate: Record<'head' | 'item', number>
  /** Drawn wherever the list stands: what has the focus. */
  activeIndex: number
  /** What is listed. A list of something else begins at its top. */
  topic: string
  /** In view when the list appears. */
  initialIndex?: number
  label: string
  /** Names the index at the side, which long lists have. */
  indexLabel: string
  children: (item: Item, index: number) => ReactNode
  className?: string
}

/** A list of any length under letters. It scrolls by itself and draws only what is in view. */
export function GroupedList<Item>(props: Props<Item>) {
  'use no memo' // The virtualizer is one object that changes inside; memoised, rows would stand still.
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
    initialOffset,
    // What is found is drawn first, and then what scrolling will want.
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
      {items.length > 30 && heads.length > 3 && (
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

/** What is in view, the head that it stands under, and the active row with its own head. */
function drawn(range: Range, rows: readonly GroupedRow<unknown>[], activeRow: number): number[] {
  const indices = new Set(defaultRangeExtractor(range))
  const [first = 0] = indices
  indices.add(headOf(rows, first))
  if (activeRow >= 0) indices.add(activeRow).add(headOf(rows, activeRow))
  return [...indices].sort((a, b) => a - b)
}

function keyAt<Item>(rows: readonly GroupedRow<Item>[], index: number, keyOf: (item: Item) => string) {
  const row = rows[index]
  // Two groups of one name can come about where a language sorts a letter among others.
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
  // What gets the focus comes into view below the head, which stands over the rows.
  scrollPaddingTop: '[3rem]',
  scrollPaddingBottom: '[5rem]',
  _print: { overflow: 'visible' },
})
const whole = css({ position: 'relative', _print: { height: '[auto !important]' } })
