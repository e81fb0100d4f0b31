import { compose, fold } from './fold.ts'

/** Where a folded needle stands in a text, as [start, end) of the original; `undefined` when it does not. */
export function findFolded(text: string, needle: string): [number, number] | undefined {
  const sought = fold(needle)
  const composed = compose(text)
  const folded = fold(composed)
  const at = sought === '' ? -1 : folded.indexOf(sought)
  if (at < 0) return undefined
  const end = at + sought.length
  // Without lone marks, equal lengths say that each letter became one letter, as all of Vietnamese does.
  if (folded.length === composed.length && !/\p{M}/u.test(composed)) return [at, end]
  const starts = startsIn(composed)
  return [starts[at] ?? 0, starts[end] ?? composed.length]
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

/** The text with `<mark>` around the first match, everything else escaped: safe as HTML. spec: task search */
export function highlight(text: string, needle: string): string | undefined {
  const composed = compose(text)
  const found = findFolded(composed, needle)
  if (!found) return undefined
  const [start, end] = found
  return `${escape(composed.slice(0, start))}<mark>${escape(composed.slice(start, end))}</mark>${escape(composed.slice(end))}`
}

const escape = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
