import type { ReactNode } from 'react'
import { compose } from '#src/lib/text/fold.ts'
import { findFolded } from '#src/lib/text/highlight.ts'

/** Shows plain text with the words of a search marked, ignoring accents and case. */
export function HighlightWords({
  text,
  query = '',
}: {
  text: string
  query?: string | undefined
}): ReactNode {
  const words = query.split(/\s+/).filter(Boolean)
  return words.length === 0 ? text : withMarks(compose(text), words)
}

function withMarks(text: string, words: readonly string[], from = 0): ReactNode[] {
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
    ...withMarks(text.slice(end), words, from + end),
  ]
}
