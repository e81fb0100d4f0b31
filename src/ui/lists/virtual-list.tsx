import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type Key, type ReactNode, useRef } from 'react'
import { usePrinting } from '#src/ui/layout/use-printing.ts'
import { css, cx } from '#styled-system/css'
import { observeOffset } from './observe-offset.ts'

type Props<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => Key
  /** Height of a row in px before it is measured. */
  estimate: number
  children: (item: Item, index: number) => ReactNode
  /** The row with the focus, which is always rendered. */
  activeIndex?: number
  /** The name of the list for screen readers. */
  label?: string
  /** The rows have neither a link nor a button, so the list itself takes the focus. */
  focusable?: boolean
  className?: string
}

/**
 * A list of any length that renders only the visible rows, and prints all of them. It scrolls by itself: its style needs a
 * height, and it is `focusable` if its rows are not, so that the keyboard can scroll it.
 */
export function VirtualList<Item>({ className, ...props }: Props<Item>) {
  'use no memo' // The virtualizer is one object whose state changes; memoised, the rows would not move.
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const { items, keyOf, estimate, label, focusable = false, activeIndex = -1 } = props
  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: index => keyAt(items, keyOf, index),
    getScrollElement: () => scroller.current,
    observeElementOffset: observeOffset,
    overscan: 6,
    rangeExtractor: range => {
      if (isPrinting) return [...items.keys()]
      const indices = defaultRangeExtractor(range)
      if (activeIndex < 0 || activeIndex >= items.length || indices.includes(activeIndex)) return indices
      return [...indices, activeIndex].sort((a, b) => a - b)
    },
  })
  return (
    <div
      ref={scroller}
      {...(focusable && { tabIndex: 0, role: 'region', 'aria-label': label })}
      className={cx(scrolling, className)}
    >
      <Rows {...props} virtualizer={virtualizer} />
    </div>
  )
}

type RowsProps<Item> = Props<Item> & { virtualizer: Virtualizer<HTMLDivElement, Element> }

function Rows<Item>(props: RowsProps<Item>) {
  'use no memo' // See above.
  const { items, label, children, virtualizer } = props
  return (
    <ul aria-label={label} className={rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index]
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={row}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(item, index)}
          </li>
        )
      })}
    </ul>
  )
}

function keyAt<Item>(items: readonly Item[], keyOf: (item: Item) => Key, index: number) {
  const item = items[index]
  const key = item === undefined ? index : keyOf(item)
  return typeof key === 'bigint' ? String(key) : key
}

const scrolling = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  contain: 'strict',
  _print: { contain: 'none', overflow: 'visible' },
})
const rows = css({ position: 'relative', listStyle: 'none', _print: { height: '[auto !important]' } })
const row = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  _print: { position: 'static', transform: '[none !important]', breakInside: 'avoid' },
})
