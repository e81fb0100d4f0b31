import { useEffect, useState } from 'react'

/**
 * A text that is restored after a reload of this tab, such as the reload for a new version. With `isTemporary` it is
 * forgotten when its field is removed.
 */
export function useKeptText(key: string, isTemporary = false) {
  'use no memo' // Memoised, the script of the shell would be larger.
  const state = useState(() => sessionStorage.getItem(key) ?? '')
  const [text] = state

  useEffect(() => {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // The device is full. The text is still in its field.
    }
    // A reload removes no field.
    return () => void (isTemporary && sessionStorage.removeItem(key))
  }, [key, text, isTemporary])

  return state
}
