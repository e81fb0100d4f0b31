import type { KeyboardEvent } from 'react'

/**
 * Whether an event is Enter, but not one that ends the composition of characters. Safari sends that one after the
 * composition, with the key code 229.
 */
export const isEnter = ({
  key,
  keyCode,
  nativeEvent,
}: Pick<KeyboardEvent, 'key' | 'keyCode' | 'nativeEvent'>) =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229
