import type { KeyboardEvent } from 'react'

type Press = Pick<KeyboardEvent, 'key' | 'keyCode' | 'nativeEvent'>

/**
 * Whether a key belongs to the composition of characters. Safari sends the key that ends it after the composition, with
 * the key code 229.
 */
export const isComposing = ({ keyCode, nativeEvent }: Press) => nativeEvent.isComposing || keyCode === 229

/** Whether an event is Enter, but not one that ends the composition of characters. */
export const isEnter = (event: Press) => event.key === 'Enter' && !isComposing(event)

/** Returns a handler of keys that calls `act` for Enter, which then neither submits a form nor starts a new line. */
export const onEnter =
  <E extends HTMLElement>(act: (event: KeyboardEvent<E>) => void) =>
  (event: KeyboardEvent<E>) => {
    if (!isEnter(event)) return
    event.preventDefault()
    act(event)
  }
