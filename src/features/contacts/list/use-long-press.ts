import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** As long as phones take it to be. */
const LONG_PRESS_MS = 500

/** What a finger does that stays where it is. The tap that ends it does nothing more. */
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
    /** The menu that a browser shows for a link stays away. */
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
