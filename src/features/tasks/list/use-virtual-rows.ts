import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePrinting } from '#src/ui/layout/use-printing.ts'
import { useAfterPaint } from '#src/ui/lazy/use-after-paint.ts'
import { observeOffset } from '#src/ui/lists/observe-offset.ts'
import type { Row } from './rows.ts'

interface Options {
  rows: readonly Row[]
  scroller: HTMLElement | null
  list: RefObject<HTMLElement | null>
  /** Ids of rows that stay rendered at every scroll position: the focused and the dragged row. */
  kept: readonly (string | undefined)[]
}

/** The rows near the visible ones, with their positions. */
export function useVirtualRows({ rows, scroller, list, kept }: Options) {
  'use no memo' // The virtualizer is a mutable object: memoised, the rows would not update.
  const [above, setAbove] = useState(0)
  const isPrinting = usePrinting()
  const isPainted = useAfterPaint()

  // The height above the list changes with the window and with the typed text.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setAbove(list.current?.offsetTop ?? 0))
    for (const part of scroller?.children ?? []) observer.observe(part)
    return () => observer.disconnect()
  }, [list, scroller])

  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    observeElementOffset: observeOffset,
    estimateSize: () => 48,
    getItemKey: index => rows[index]?.task.id ?? index,
    // About as many rows as are visible, so that the first render has them.
    initialRect: { width: 0, height: innerHeight / 2 },
    scrollMargin: above,
    overscan: isPainted ? 8 : 0,
    rangeExtractor: range => {
      if (isPrinting) return [...rows.keys()]
      const indices = new Set(defaultRangeExtractor(range))
      for (const id of kept) {
        const index = rows.findIndex(row => row.task.id === id)
        if (index >= 0) indices.add(index)
      }
      return [...indices].sort((a, b) => a - b)
    },
  })
}
