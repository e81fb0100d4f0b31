import { isTyping } from './keyboard-shortcuts.ts'

/** How long to wait for a field, in ms. A slow phone may have to load the code of an editor over a slow network. */
const FIELD_TIMEOUT_MS = 30_000

let stopWaiting = () => {}

/**
 * Call it when something opens whose field will take the focus after it has loaded. Until then typed text is stored for
 * that field and does not trigger shortcuts of the screen. Escape, Tab and the pointer end this.
 */
export function awaitTyping() {
  stopWaiting()
  let typed = ''
  const watching = new AbortController()
  const { signal } = watching
  const timer = setTimeout(() => stop(), FIELD_TIMEOUT_MS)

  function stop() {
    clearTimeout(timer)
    watching.abort()
  }
  stopWaiting = stop

  function take(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key === 'Escape' || key === 'Tab') return stop()
    if (ctrlKey || metaKey || altKey || isTyping(event.target)) return
    if (key.length === 1) typed += key
    else if (key === 'Backspace') typed = typed.slice(0, -1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function hand({ target }: FocusEvent) {
    if (!isTyping(target)) return
    stop()
    // The field must have handled its focus event first.
    if (typed) setTimeout(() => document.execCommand('insertText', false, typed))
  }

  addEventListener('keydown', take, { capture: true, signal })
  addEventListener('focusin', hand, { signal })
  addEventListener('pointerdown', stop, { signal })
}
