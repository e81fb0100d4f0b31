import { compose, fold } from './fold.ts'

type Span = [start: number, end: number]

/** Where a folded needle first stands in a text, as [start, end) of the original; `undefined` when it does not. */
export const findFolded = (text: string, needle: string): Span | undefined => spansOf(text, needle, 1)[0]

/** The first `limit` places where a folded needle stands. They do not overlap. */
function spansOf(text: string, needle: string, limit: number): Span[] {
  const sought = fold(needle)
  const composed = compose(text)
  const folded = fold(composed)
  const found: Span[] = []
  let at = sought === '' ? -1 : folded.indexOf(sought)
  while (at >= 0 && found.length < limit) {
    found.push([at, at + sought.length])
    at = folded.indexOf(sought, at + sought.length)
  }
  if (found.length === 0) return []
  // Without lone marks, equal lengths say that each letter became one letter, as all of Vietnamese does.
  if (folded.length === composed.length && !/\p{M}/u.test(composed)) return found
  const starts = startsIn(composed)
  return found.map(([start, end]) => [starts[start] ?? 0, starts[end] ?? composed.length])
}

/** For each letter of the folded text, where the one that it comes from stands. */
function startsIn(composed: string): number[] {
  const starts: number[] = []
  let start = 0
  for (const letter of composed) {
    for (let count = fold(letter).length; count > 0; count--) starts.push(start)
    start += letter.length
  }
  return starts
}

/** No reader needs more marks in one text. */
const MAX_MARKS = 50

/** The text with `<mark>` around each match, everything else escaped: safe as HTML. spec: task search */
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
