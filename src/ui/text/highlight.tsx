import type { ReactNode } from 'react'
import { compose } from '#src/lib/text/fold.ts'
import { findFolded } from '#src/lib/text/highlight.ts'
import { unescaped } from '#src/lib/text/html-text.ts'

/** Shows text in which the API has put `<mark>` around the matches. Nothing else in it is treated as HTML. */
export function Highlight({ text }: { text: string }): ReactNode {
  const [before = '', ...rest] = text.split('<mark>')
  return [
    unescaped(before),
    ...rest.flatMap((part, index) => {
      const end = part.indexOf('</mark>')
      if (end < 0) return unescaped(part)
      // Parts never change their order.
      return [<mark key={index}>{unescaped(part.slice(0, end))}</mark>, unescaped(part.slice(end + 7))]
    }),
  ]
}

/** Shows plain text with the words of a search marked in it, accents and case apart. */
export function HighlightWords({
  text,
  query = '',
}: {
  text: string
  query?: string | undefined
}): ReactNode {
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
