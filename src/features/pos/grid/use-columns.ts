import { useEffect, useState } from 'react'

const MIN_TILE_PX = 160
const GAP_PX = 12

/** Returns how many tiles are side by side in an element, and the ref callback for it. */
export function useColumns(): [columns: number, ref: (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [columns, setColumns] = useState(2)

  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      setColumns(Math.max(2, Math.floor((width + GAP_PX) / (MIN_TILE_PX + GAP_PX))))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return [columns, setElement]
}

/** Returns items in rows of so many. */
export const inRows = <Item>(items: readonly Item[], columns: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  )
