interface Folded {
  folded: string
}

interface Texts {
  text: string
  /** Where each row's begins, and where the last one's ends. */
  starts: number[]
}

/** The text of rows that were looked through before. */
const textCache = new WeakMap<readonly Folded[], Texts | undefined>()

/**
 * The rows whose folded text contains this. Looking through one long text takes a fraction of looking into each row, but it
 * has to be made: that is done when the same rows are asked for again, not after each write.
 */
export function filterBySubstring<Row extends Folded>(rows: readonly Row[], needle: string): readonly Row[] {
  if (needle === '') return rows
  if (needle.includes('\n')) return []
  if (!textCache.has(rows)) {
    textCache.set(rows, undefined)
    return rows.filter(({ folded }) => folded.includes(needle))
  }
  const { text, starts } = textsOf(rows)
  const found: Row[] = []
  let index = 0
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, starts[index])) {
    while ((starts[index + 1] ?? Infinity) <= at) index++
    found.push(rows[index] as Row)
    index++
  }
  return found
}

function textsOf(rows: readonly Folded[]): Texts {
  const before = textCache.get(rows)
  if (before) return before
  const starts = [0]
  for (const { folded } of rows) starts.push((starts.at(-1) ?? 0) + folded.length + 1)
  // A newline is in no name, so nothing is found across two rows.
  const texts = { text: rows.map(({ folded }) => folded.replaceAll('\n', ' ')).join('\n'), starts }
  textCache.set(rows, texts)
  return texts
}
