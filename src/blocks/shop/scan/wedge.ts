/** A scanner types faster, a person slower. */
export const MAX_GAP_MS = 60
/** A shorter code is more likely two keys pressed together. */
export const MIN_LENGTH = 4

interface Key {
  key: string
  /** ms */
  timeStamp: number
}

interface Options<K> {
  onCode: (code: string) => void
  /** Gets held keys that turned out not to be a code, in their order. */
  onOther: (keys: readonly K[]) => void
}

/**
 * Tells the keys of a barcode scanner from those of a person: it types a code without pauses and ends with Enter. The
 * returned function takes each key and returns whether it is held: nothing else may handle it then. A key is held until
 * it is known whether it begins a code, so that the first letter of a code is not a shortcut.
 */
export function readWedge<K extends Key>({ onCode, onOther }: Options<K>) {
  let held: K[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function release() {
    clearTimeout(timer)
    const keys = held
    held = []
    if (keys.length > 0) onOther(keys)
  }

  return (pressed: K): boolean => {
    const { key, timeStamp } = pressed
    const last = held.at(-1)
    if (last && timeStamp - last.timeStamp > MAX_GAP_MS) release()
    if (key === 'Enter' && held.length >= MIN_LENGTH) {
      const code = held.map(other => other.key).join('')
      held = []
      clearTimeout(timer)
      onCode(code)
      return true
    }
    // Shift comes between the characters of a code.
    if (key.length > 1 && key !== 'Shift') release()
    // No code begins with a space, which scrolls and presses buttons.
    if (key.length > 1 || (key === ' ' && held.length === 0)) return false
    held.push(pressed)
    clearTimeout(timer)
    timer = setTimeout(release, MAX_GAP_MS)
    return true
  }
}
