import { compose, fold } from './fold.ts'

type Span = [start: number, end: number]

/**
 * Returns the first match of a folded needle in a text, as [start, end) of the original; `undefined` without a match.
 */
export const findFolded = (text: string, needle: string): Span | undefined => spansOf(text, needle, 1)[0]

/** Returns the first `limit` matches of a folded needle. They do not overlap. */
function spansOf(text: string, needle: string, limit: number): Span[] {
  const query = fold(needle)
  const composed = compose(text)
  const folded = fold(composed)
  const found: Span[] = []
  let at = query === '' ? -1 : folded.indexOf(query)
  while (at >= 0 && found.length < limit) {
    found.push([at, at + query.length])
    at = folded.indexOf(query, at + query.length)
  }
  if (found.length === 0) return []
  // Without separate marks, equal lengths mean that each letter became one letter, as in all Vietnamese text.
  if (folded.length === composed.length && !/\p{M}/u.test(composed)) return found
  const starts = startsIn(composed)
  return found.map(([start, end]) => [starts[start] ?? 0, starts[end] ?? composed.length])
}

/** Returns the index of the original letter for each letter of the folded text. */
function startsIn(composed: string): number[] {
  const starts: number[] = []
  let start = 0
  for (const letter of composed) {
    for (let count = fold(letter).length; count > 0; count--) starts.push(start)
    start += letter.length
  }
  return starts
}

/** The maximum of marks in one text: more would not help the reader. */
const MAX_MARKS = 50

/** Returns the text as safe HTML, with `<mark>` around each match; undefined without a match. spec: task search */
export function highlight(text: string, needle: string): string | undefined {
  const composed = compose(text)
  const found = spansOf(composed, needle, MAX_MARKS)
  if (found.length === 0) return undefined
  const pieces = found.map(([start, end], index) => {
    const before = composed.slice(found[index - 1]?.[1] ?? 0, start)
    return `${escape(before)}<mark>${escape(composed.slice(start, end))}</mark>`
  })
  return pieces.join('') + escape(composed.slice(found.at(-1)?.[1]))
}

const escape = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
