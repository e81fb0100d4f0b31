import { flushSync } from 'react-dom'

/** A mouse starts a drag after this many px; a finger that moves as far before the drag starts scrolls instead. */
const SLOP_PX = 6
const LONG_PRESS_MS = 350

const controls = 'button, input, textarea, select, [role=menuitem]'

/** The parts of a `pointerdown` event, of the browser or of React. */
type Press = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerType' | 'currentTarget' | 'target'>

/**
 * For `onPointerDown` of an element that can be dragged as a whole: calls `onStart` when a mouse moves, or after a long
 * press of a finger. A press on a control inside it is left alone, and so is a click.
 */
export function pressToDrag(event: Press, onStart: () => void) {
  const { button, clientX, clientY, pointerType, currentTarget, target } = event
  if (button !== 0 || (target instanceof Element && target.closest(controls))) return
  const isMouse = pointerType === 'mouse'
  const pressing = new AbortController()
  const { signal } = pressing
  let hasStarted = false
  const timer = isMouse ? undefined : setTimeout(start, LONG_PRESS_MS)

  function start() {
    clearTimeout(timer)
    hasStarted = true
    addEventListener('click', swallow, { signal, capture: true })
    // What follows the pointer must listen before its next event, which can be its end.
    flushSync(onStart)
  }

  function move(moved: PointerEvent) {
    if (hasStarted || Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < SLOP_PX) return
    if (isMouse) start()
    else end()
  }

  function end() {
    clearTimeout(timer)
    // The click that belongs to this press comes right after its end.
    setTimeout(() => pressing.abort())
  }

  /** The element may leave the document during the drag: events of its touch go to it alone then. */
  function holdScrolling(touch: Event) {
    if (hasStarted && touch.cancelable) touch.preventDefault()
  }

  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
  for (const touched of [currentTarget, target])
    touched?.addEventListener('touchmove', holdScrolling, { signal, passive: false })
  if (!isMouse) addEventListener('contextmenu', swallow, { signal, capture: true })
}

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
