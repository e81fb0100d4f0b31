import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** The usual duration on phones. */
const LONG_PRESS_MS = 500

/** Calls `act` when a finger stays at one place. The tap that ends the press does nothing more. */
export function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDone = useRef(false)
  const giveUp = () => clearTimeout(timer.current)

  return {
    onPointerDown({ pointerType }: PointerEvent) {
      isDone.current = false
      if (pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        isDone.current = true
        act()
      }, LONG_PRESS_MS)
    },
    onPointerUp: giveUp,
    onPointerCancel: giveUp,
    onPointerLeave: giveUp,
    /** Suppresses the browser's menu for links. */
    onContextMenu(event: MouseEvent) {
      if (isDone.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      if (!isDone.current) return
      isDone.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
