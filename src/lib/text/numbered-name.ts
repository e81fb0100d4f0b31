/** The longest name that a file can have on a device. */
const MAX_LENGTH = 255

/**
 * Returns a file name that is not taken: the name itself, or with the lowest free number before its ending, as in
 * "report (2).pdf". Names are compared without regard to case. A long name is cut, so that the number fits.
 */
export const numberedName = (name: string, taken: Iterable<string>) =>
  nameBeside(name, new Set([...taken].map(keyOf)))

/** Returns the same for the keys of the names that are taken. */
export function nameBeside(name: string, used: ReadonlySet<string>): string {
  if (!used.has(keyOf(name))) return name
  const [, stem = name, ending = ''] = /^(.+?)(\.\w{1,8})?$/su.exec(name) ?? []
  const [, base = stem] = /^(.+) \(\d+\)$/su.exec(stem) ?? []
  const maxLength = Math.max(MAX_LENGTH, name.length)
  for (let number = 2; ; number++) {
    const end = ` (${number})${ending}`
    const next = base.slice(0, maxLength - end.length) + end
    if (!used.has(keyOf(next))) return next
  }
}

/** Names with the same key are the same for the user. */
export const keyOf = (name: string) => name.normalize('NFC').toLowerCase()
