interface Folded {
  folded: string
}

interface Texts {
  text: string
  /** Where each row's begins, and where the last one's ends. */
  starts: number[]
}

const known = new WeakMap<readonly Folded[], Texts>()

/** The rows whose folded text contains this. Looking through one long text takes a fraction of looking into each row. */
export function containing<Row extends Folded>(rows: readonly Row[], needle: string): readonly Row[] {
  if (needle === '') return rows
  if (needle.includes('\n')) return []
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

/** One text of all rows, made once of the same rows. */
function textsOf(rows: readonly Folded[]): Texts {
  const before = known.get(rows)
  if (before) return before
  const starts = [0]
  for (const { folded } of rows) starts.push((starts.at(-1) ?? 0) + folded.length + 1)
  // A newline is in no name, so nothing is found across two rows.
  const texts = { text: rows.map(({ folded }) => folded.replaceAll('\n', ' ')).join('\n'), starts }
  known.set(rows, texts)
  return texts
}
