import type { ReactNode } from 'react'
import { compose } from '#src/lib/text/fold.ts'
import { findFolded } from '#src/lib/text/highlight.ts'

/** A text with the words of a search marked in it, accents and case apart. */
export function Marked({ text, query = '' }: { text: string; query?: string }): ReactNode {
  const words = query.split(/\s+/).filter(Boolean)
  return words.length === 0 ? text : marked(compose(text), words)
}

function marked(text: string, words: readonly string[], from = 0): ReactNode[] {
  const [first] = words
    .flatMap(word => {
      const found = findFolded(text, word)
      return found ? [found] : []
    })
    .sort(([a], [b]) => a - b)
  if (!first) return [text]
  const [start, end] = first
  return [
    text.slice(0, start),
    <mark key={from + start}>{text.slice(start, end)}</mark>,
    ...marked(text.slice(end), words, from + end),
  ]
}

/** The part of a text around what was found in it, else its beginning. */
export function aroundFirst(original: string, query = '', length = 140) {
  const text = compose(original)
  const mailboxes = query.split(/\s+/).flatMap(word => (word ? (findFolded(text, word)?.[0] ?? []) : []))
  const start = Math.min(...mailboxes)
  if (!Number.isFinite(start) || start < length / 2) return text.slice(0, length)
  return `…${text.slice(start - 20, start - 20 + length)}`
}
