import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useTable } from '@tanstack/react-table'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useInventory } from '#src/features/products/use-inventory.ts'
import { usePrinting } from '#src/ui/layout/use-printing.ts'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { observeOffset } from '#src/ui/lists/observe-offset.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { css } from '#styled-system/css'
import { columns, features } from './columns.tsx'
import { ProductRow } from './product-row.tsx'
import { TableHead } from './table-head.tsx'
import * as look from './table-look.ts'
import { TableRowsContext } from './use-table-rows.ts'
import { useVisibleColumns } from './visible-columns.ts'

const route = getRouteApi('/_app/apps/ecommerce/inventory')

/** A page with more rows draws only those in view; any other page draws those first, and the rest after the paint. */
const MAX_DRAWN_ROWS = 30
const ROW_HEIGHT_PX = 60
/** The head of the table covers this much of the rows. */
const HEAD_HEIGHT_PX = 44

/**
 * One page of products, sorted by the server. Each product is a `tbody` of its own: its row, and its form while it is
 * open.
 */
export function ProductTable({ list }: { list: List }) {
  'use no memo' // The table and the virtualizer are objects that change inside; memoised, rows would stand still.
  const { t } = useLingui()
  const { rows: data } = useInventory()
  const { open, sort, order } = route.useSearch()
  const scroller = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const hasCosts = data.every(({ cost }) => cost !== undefined)
  const visible = useVisibleColumns(scroller).filter(({ id }) => hasCosts || id !== 'cost')
  const { rows } = useTable({ features, columns, data, getRowId: ({ id }) => id }).getRowModel()
  const isPainted = useAfterPaint(data)
  const isWhole = isPrinting || (isPainted && rows.length <= MAX_DRAWN_ROWS)
  const openIndex = data.findIndex(({ id }) => id === open)
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT_PX,
    getItemKey: index => rows[index]?.id ?? index,
    getScrollElement: () => scroller.current,
    observeElementOffset: observeOffset,
    // New rows are measured, and those out of view are drawn, after the paint.
    overscan: isPainted ? 4 : 0,
    scrollPaddingStart: HEAD_HEIGHT_PX,
    rangeExtractor: (range: Range) => {
      if (isWhole) return [...rows.keys()]
      const kept = [openIndex, list.focus.activeIndex].filter(index => index >= 0 && index < rows.length)
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b)
    },
  })

  // Another page or order begins at its top.
  const topic = `${sort} ${order} ${data[0]?.id}`
  const shown = useRef(topic)
  useLayoutEffect(() => {
    // At the top already, scrolling would only compute the layout of the new rows before the paint does.
    if (shown.current !== topic && virtualizer.scrollOffset) scroller.current?.scrollTo({ top: 0 })
    shown.current = topic
  }, [topic, virtualizer])

  // A product that the address or a scanner opens may be out of view.
  useEffect(() => {
    if (openIndex >= 0) virtualizer.scrollToIndex(openIndex, { align: 'auto' })
  }, [openIndex, virtualizer])

  let end = 0
  const drawn = virtualizer.getVirtualItems().flatMap(({ key, index, start, end: until }) => {
    const row = rows[index]
    const gap = start - end
    end = until
    return [
      gap > 0 && <Gap key={`gap ${key}`} height={gap} />,
      row && (
        <tbody key={key} ref={isPainted ? virtualizer.measureElement : null} data-index={index}>
          <ProductRow row={row} rowIndex={index + 2} />
        </tbody>
      ),
    ]
  })

  return (
    <div ref={scroller} className={frame} {...list.frameProps}>
      <TableRowsContext value={{ list, columns: visible, openId: open }}>
        <table aria-label={t`Products`} aria-rowcount={rows.length + 1} className={look.table}>
          <TableHead />
          {drawn}
          <Gap height={virtualizer.getTotalSize() - end} />
        </table>
      </TableRowsContext>
    </div>
  )
}

/** In the place of rows out of view. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  )

const frame = css({
  // Its scroll bar includes the texts that only assistive technology reads, which are absolutely positioned.
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'surface',
  _print: { overflow: 'visible' },
})
