import { flushSync } from 'react-dom'

interface Options {
  /** Scrolls automatically while the pointer is near its upper or lower edge. */
  scroller: HTMLElement | null
  onMove: (clientY: number) => void
  /** `isDropped` is false when the drag was cancelled: by Escape, or by a pointercancel event. */
  onEnd: (isDropped: boolean) => void
}

const EDGE_PX = 56

/** Tracks a pressed pointer over the whole window. Returns a function that stops it. */
export function followPointer({ scroller, onMove, onEnd }: Options): () => void {
  const following = new AbortController()
  const { signal } = following
  let pointer: number | undefined
  let frame = requestAnimationFrame(scroll)

  function move({ clientY }: PointerEvent) {
    pointer = clientY
    onMove(clientY)
  }

  function scroll() {
    frame = requestAnimationFrame(scroll)
    const box = scroller?.getBoundingClientRect()
    if (!box || pointer === undefined) return
    const beyond = Math.min(0, pointer - box.top - EDGE_PX) + Math.max(0, pointer - box.bottom + EDGE_PX)
    if (beyond === 0) return
    scroller?.scrollBy(0, beyond / 4)
    onMove(pointer)
  }

  /** Drops at the current pointer position, which may not be rendered yet. */
  function letGo({ clientY }: PointerEvent) {
    if (pointer !== undefined) flushSync(() => onMove(clientY))
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
