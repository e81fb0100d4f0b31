import { useLingui } from '@lingui/react/macro'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { ItemDrag } from '#src/features/files/drag/use-item-drag.ts'
import type { ListedItem } from '#src/features/files/load-files.ts'
import { observeOffset } from '#src/ui/lists/observe-offset.ts'
import { RowErrorBoundary } from '#src/ui/lists/row-error-boundary.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { isOfList } from '#src/ui/lists/use-roving-focus.ts'
import { css } from '#styled-system/css'
import { ItemTile } from './item-tile.tsx'
import { besideIn, columnsIn, GAP_PX, TILE_HEIGHT_PX } from './tile-columns.ts'

interface Props {
  items: readonly ListedItem[]
  list: List
  drag: ItemDrag
}

/** The folders and files as tiles. Only the rows near the visible ones are drawn, and the one with the focus. */
export function TileGrid({ items, list, drag }: Props) {
  'use no memo' // The virtualizer is a mutable object: memoised, the rows would not update.
  const { t } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const [width, measure] = useWidth()
  const columns = columnsIn(width)
  const activeRow = Math.floor(Math.max(0, list.focus.activeIndex) / columns)
  const virtualizer = useVirtualizer({
    count: width === 0 ? 0 : Math.ceil(items.length / columns),
    estimateSize: () => TILE_HEIGHT_PX,
    gap: GAP_PX,
    getScrollElement: () => scroller.current,
    observeElementOffset: observeOffset,
    overscan: 4,
    rangeExtractor: range => [...new Set([...defaultRangeExtractor(range), activeRow])].sort((a, b) => a - b),
  })

  function onKeyDown(event: KeyboardEvent) {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey
    const next = hasModifier ? undefined : besideIn(list.ids, list.focus.activeIndex, columns, event.key)
    if (next === undefined || !isOfList(event)) return list.frameProps.onKeyDown(event)
    event.preventDefault()
    if (event.shiftKey) list.selection.extendTo(next, list.focus.activeId)
    list.focus.focusRow(next)
  }

  return (
    <div ref={scroller} className={scrolling} data-tiles>
      <div ref={measure}>
        <ul
          aria-label={t`Folders and files`}
          className={rows}
          style={{ height: virtualizer.getTotalSize() }}
          onFocus={list.frameProps.onFocus}
          onKeyDown={onKeyDown}
        >
          {virtualizer.getVirtualItems().flatMap(({ index: row, start }) =>
            items.slice(row * columns, (row + 1) * columns).map((item, column) => (
              <li
                key={item.id}
                aria-setsize={items.length}
                aria-posinset={row * columns + column + 1}
                className={cell}
                style={{
                  top: start,
                  height: TILE_HEIGHT_PX,
                  insetInlineStart: `calc((100% + ${GAP_PX}px) / ${columns} * ${column})`,
                  width: `calc((100% + ${GAP_PX}px) / ${columns} - ${GAP_PX}px)`,
                }}
              >
                <RowErrorBoundary row={item}>
                  <ItemTile item={item} list={list} drag={drag} />
                </RowErrorBoundary>
              </li>
            )),
          )}
        </ul>
      </div>
    </div>
  )
}

/** The width of an element in px; zero until it is measured. */
function useWidth() {
  const [width, setWidth] = useState(0)
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined
    const read = () => setWidth(element.clientWidth)
    read()
    const watching = new ResizeObserver(read)
    watching.observe(element)
    return () => watching.disconnect()
  })
  return [width, measure] as const
}

const scrolling = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 'page',
  paddingBlockStart: '1',
  paddingBlockEnd: '24',
  _print: { overflow: 'visible' },
})
const rows = css({ position: 'relative', listStyle: 'none' })
const cell = css({ position: 'absolute' })
