const key = 'outpost.device'
/** Set while the prefix is that of a team. */
const teamKey = 'outpost.device.team'
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

/** Keeps the prefix that the team has given this device. Without one, a device that was in a team chooses another one. */
export function keepPrefix(prefix: string | undefined) {
  const isFromTeam = localStorage.getItem(teamKey) !== null
  if (prefix) {
    localStorage.setItem(key, prefix)
    localStorage.setItem(teamKey, '1')
  } else if (isFromTeam) {
    localStorage.removeItem(key)
    localStorage.removeItem(teamKey)
  }
}
