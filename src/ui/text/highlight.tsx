import type { ReactNode } from 'react'
import { unescaped } from '#src/lib/text/html-text.ts'

/** Shows text in which the API has put `<mark>` around the matches. Other HTML in it is shown as text. */
export function Highlight({ text }: { text: string }): ReactNode {
  const [before = '', ...rest] = text.split('<mark>')
  return [
    unescaped(before),
    ...rest.flatMap((part, index) => {
      const end = part.indexOf('</mark>')
      if (end < 0) return unescaped(part)
      // The parts never change their order.
      return [<mark key={index}>{unescaped(part.slice(0, end))}</mark>, unescaped(part.slice(end + 7))]
    }),
  ]
}
