/** ms; a scanner types faster, a person slower. */
const MAX_GAP_MS = 60
/** A shorter code is more likely two keys pressed together. */
const MIN_LENGTH = 4

interface Key {
  key: string
  /** ms */
  timeStamp: number
}

/**
 * Tells the keys of a barcode scanner from those of a person: it types a code in one go and ends with Enter. The returned function
 * takes each key and says whether it belongs to a code, so that nothing else handles it.
 */
export function readWedge(onCode: (code: string) => void) {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY

  return ({ key, timeStamp }: Key): boolean => {
    const isFast = timeStamp - last <= MAX_GAP_MS
    if (!isFast) typed = ''
    if (key === 'Enter') {
      const code = typed
      typed = ''
      if (code.length < MIN_LENGTH) return false
      onCode(code)
      return true
    }
    // Shift and the like come between the characters of a code.
    if (key.length !== 1) return false
    last = timeStamp
    typed += key
    return typed.length > 1
  }
}
