import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns how many items of a row fit in it. The last child of the list is the menu with the other items: its width
 * is reserved as soon as one item does not fit. Items that do not fit stay in the row invisibly, so that they can be
 * measured.
 */
export function useOverflow() {
  const list = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)

  useLayoutEffect(() => {
    const row = list.current
    if (!row) return
    const observer = new ResizeObserver(() => setFitting(countFitting(row)))
    for (const element of [row, ...row.children]) observer.observe(element)
    return () => observer.disconnect()
  })

  return { list, fitting }
}

function countFitting(row: HTMLUListElement) {
  const widths = [...row.children].map(({ clientWidth }) => clientWidth + GAP_PX)
  const rest = widths.pop() ?? 0
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= row.clientWidth + GAP_PX) return widths.length
  let room = row.clientWidth - rest
  return widths.findIndex(width => {
    room -= width
    return room < 0
  })
}

/** The gap between two items, in px. */
const GAP_PX = 2
