import { neighbourOf } from './neighbour-of.ts'

/** The time, in ms, in which a screen or a layer may move the focus by itself. */
const SETTLE_MS = 150

const CONTROLS = 'a, button, input, textarea, select, [tabindex]'

/**
 * Moves the focus when the element that has it is removed: to the same control of the next row, otherwise of the previous
 * one; otherwise to where it was in the screen, to the list of the screen or to its heading. Returns a function that ends
 * this.
 */
export function keepFocus(): () => void {
  const over = new AbortController()
  /**
   * The last control that was focused or pressed, anywhere and in the screen without its panes. When it is removed, its
   * neighbour.
   */
  let last: Element | undefined
  let place: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function note({ target }: Event) {
    last = target instanceof Element ? (target.closest(CONTROLS) ?? undefined) : undefined
    if (last?.closest('main') && !last.closest('aside')) place = last
  }

  const observer = new MutationObserver(changes => {
    const isLost = last?.isConnected === false
    last = staying(last, changes)
    place = staying(place, changes)
    if (!isLost) return
    clearTimeout(timer)
    timer = setTimeout(restore, SETTLE_MS)
  })

  function restore() {
    if (hasFocus()) return
    const layer = [...document.querySelectorAll('[role$=dialog][data-state=open]')].at(-1)
    const targets = layer
      ? [last && layer.contains(last) ? last : undefined, layer]
      : [last, place, document.querySelector('main [data-row] [tabindex="0"]'), heading()]
    for (const target of targets) {
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      if (hasFocus()) return
    }
  }

  document.addEventListener('focusin', note, over)
  document.addEventListener('pointerdown', note, over)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    over.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body

/** Returns an element that is still in the page, or the one that takes its place. */
const staying = (element: Element | undefined, changes: readonly MutationRecord[]) =>
  element?.isConnected === false ? neighbourOf(element, changes) : element

function heading() {
  const found = document.querySelector<HTMLElement>('main h1')
  if (found) found.tabIndex = -1
  return found
}
