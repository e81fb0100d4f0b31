import { MAX_GAP_MS, MIN_LENGTH } from './wedge.ts'

interface Key {
  key: string
  /** ms */
  timeStamp: number
  /** The key is held down. */
  repeat: boolean
}

/**
 * Tells a code that a scanner types into a field from what a person types there. The returned function takes each key
 * with the present state of the field. For the Enter that ends a code, it returns the code and the state before its
 * first character.
 */
export function typedCodes<State>() {
  let code = ''
  let start: State | undefined
  let last = 0

  return ({ key, timeStamp, repeat }: Key, state: State): { code: string; before: State } | undefined => {
    if (repeat || timeStamp - last > MAX_GAP_MS) code = ''
    last = timeStamp
    // Shift comes between the characters of a code.
    if (key === 'Shift') return undefined
    if (code === '') start = state
    const done = key === 'Enter' && code.length >= MIN_LENGTH ? code : undefined
    code = key.length === 1 && !repeat ? code + key : ''
    return done === undefined || start === undefined ? undefined : { code: done, before: start }
  }
}
