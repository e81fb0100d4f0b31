/**
 * Returns a file name that is not taken: the name itself, or with the lowest free number before its ending, as in
 * "report (2).pdf". Names are compared without regard to case.
 */
export function numberedName(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map(keyOf))
  if (!used.has(keyOf(name))) return name
  const [, stem = name, ending = ''] = /^(.+?)(\.\w{1,8})?$/su.exec(name) ?? []
  const [, base = stem] = /^(.+) \(\d+\)$/su.exec(stem) ?? []
  for (let number = 2; ; number++) {
    const next = `${base} (${number})${ending}`
    if (!used.has(keyOf(next))) return next
  }
}

/** Names with the same key are the same for the user. */
export const keyOf = (name: string) => name.normalize('NFC').toLowerCase()
