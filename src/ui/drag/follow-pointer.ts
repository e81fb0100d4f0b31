import { flushSync } from 'react-dom'

/** px from the left and the top of the window. */
export interface Point {
  x: number
  y: number
}

interface Options {
  /** The elements that scroll by themselves while the pointer is near their edges. */
  scrollersAt: (point: Point) => readonly (Element | null | undefined)[]
  onMove: (point: Point) => void
  /** `isDropped` is false when the drag was cancelled: by Escape, or by a pointercancel event. */
  onEnd: (isDropped: boolean) => void
}

const EDGE_PX = 56

/** Tracks a pressed pointer over the whole window. Returns a function that stops it. */
export function followPointer({ scrollersAt, onMove, onEnd }: Options): () => void {
  const following = new AbortController()
  const { signal } = following
  let pointer: Point | undefined
  let frame = requestAnimationFrame(scroll)

  function move({ clientX, clientY }: PointerEvent) {
    pointer = { x: clientX, y: clientY }
    onMove(pointer)
  }

  function scroll() {
    frame = requestAnimationFrame(scroll)
    if (!pointer) return
    let hasScrolled = false
    for (const scroller of scrollersAt(pointer)) {
      if (!scroller) continue
      const box = scroller.getBoundingClientRect()
      const { scrollLeft, scrollTop } = scroller
      scroller.scrollBy(
        beyond(pointer.x, box.left, box.right) / 4,
        beyond(pointer.y, box.top, box.bottom) / 4,
      )
      if (scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop) hasScrolled = true
    }
    if (hasScrolled) onMove(pointer)
  }

  /** Drops at the current pointer position, which may not be rendered yet. */
  function letGo({ clientX, clientY }: PointerEvent) {
    if (pointer) flushSync(() => onMove({ x: clientX, y: clientY }))
    onEnd(true)
  }

  function giveUp(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onEnd(false)
  }

  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', letGo, { signal })
  addEventListener('pointercancel', () => onEnd(false), { signal })
  addEventListener('keydown', giveUp, { signal, capture: true })

  return () => {
    following.abort()
    cancelAnimationFrame(frame)
  }
}

/** How far, in px, a pointer is past the zones at the edges in which it scrolls. */
const beyond = (at: number, start: number, end: number) =>
  Math.min(0, at - start - EDGE_PX) + Math.max(0, at - end + EDGE_PX)
