import { fold } from './fold.ts'

/** Where a folded needle stands in a text, as [start, end) of the original; `undefined` when it does not. */
export function findFolded(text: string, needle: string): [number, number] | undefined {
  const letters = [...text.normalize('NFC')]
  const starts: number[] = []
  let folded = ''
  let start = 0
  for (const letter of letters) {
    const plain = fold(letter)
    for (let index = 0; index < plain.length; index++) starts.push(start)
    folded += plain
    start += letter.length
  }
  const at = folded.indexOf(fold(needle))
  if (at < 0 || needle === '') return undefined
  const end = starts[at + fold(needle).length] ?? start
  return [starts[at] ?? 0, end]
}

/** The text with `<mark>` around the first match, everything else escaped: safe as HTML. spec: task search */
export function highlight(text: string, needle: string): string | undefined {
  const composed = text.normalize('NFC')
  const found = findFolded(composed, needle)
  if (!found) return undefined
  const [start, end] = found
  return `${escape(composed.slice(0, start))}<mark>${escape(composed.slice(start, end))}</mark>${escape(composed.slice(end))}`
}

const escape = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
