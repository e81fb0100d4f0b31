/** Returns two letters: of the first and the last word. Vietnamese given names come last, so both ends matter. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map(word => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('vi')
}

/** Returns the colour of a name, 0–7, which is the same everywhere. */
export function slotOf(name: string) {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521
  return slots[sum % slots.length] ?? 0
}

const slots = [0, 1, 2, 3, 4, 5, 6, 7] as const
