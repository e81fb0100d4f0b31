interface Folded {
  folded: string
}

interface Texts {
  text: string
  /** The offset at which the text of each row begins, and the end of the last one. */
  starts: number[]
}

/** The joined text of rows that were searched before. */
const textCache = new WeakMap<readonly Folded[], Texts | undefined>()

/**
 * Returns the rows whose folded text contains the query. Searching one long text is much faster than searching each
 * row, but joining the text takes time: it is done when the same rows are searched again, not after each write.
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
  // No name contains a newline, so nothing matches across two rows.
  const texts = { text: rows.map(({ folded }) => folded.replaceAll('\n', ' ')).join('\n'), starts }
  textCache.set(rows, texts)
  return texts
}
