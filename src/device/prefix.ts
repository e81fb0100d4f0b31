const key = 'outpost.device'
/** Without I and O, which look like digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '23456789'

/**
 * Returns the prefix of this device in the codes of documents: a letter, a digit and a letter. It is chosen at random
 * once, so that two devices without a network do not mint the same code.
 */
export function devicePrefix(): string {
  const stored = localStorage.getItem(key)
  if (stored) return stored
  const [first = 0, second = 0, third = 0] = crypto.getRandomValues(new Uint8Array(3))
  const made = [
    LETTERS[first % LETTERS.length],
    DIGITS[second % DIGITS.length],
    LETTERS[third % LETTERS.length],
  ]
  const prefix = made.join('')
  localStorage.setItem(key, prefix)
  return prefix
}
