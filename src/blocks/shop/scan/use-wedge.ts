import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { readWedge } from './wedge.ts'

/** Calls back with the code that a scanner types while no text field has the focus. */
export function useWedge(onCode: (code: string) => void) {
  const find = useEffectEvent(onCode)

  useEffect(() => {
    const replayed = new WeakSet<Event>()

    /** Presses keys again that do not belong to a code, for shortcuts and menus. */
    function replay(keys: readonly KeyboardEvent[]) {
      for (const { key, code, shiftKey } of keys) {
        const init = { key, code, shiftKey, bubbles: true, cancelable: true }
        const event = new KeyboardEvent('keydown', init)
        replayed.add(event)
        const target = document.activeElement ?? document.body
        target.dispatchEvent(event)
      }
    }

    const isHeld = readWedge<KeyboardEvent>({ onCode: code => find(code), onOther: replay })

    function press(event: KeyboardEvent) {
      if (replayed.has(event) || event.repeat || isTyping(event.target)) return
      if (event.ctrlKey || event.metaKey || event.altKey || !isHeld(event)) return
      event.preventDefault()
      event.stopPropagation()
    }

    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
}
