import type { ReactNode } from 'react'

/** Shows text in which the API put `<mark>` around what matches. Nothing else in it is taken for HTML. */
export function Highlight({ text }: { text: string }): ReactNode {
  return text.split(/<mark>([\s\S]*?)<\/mark>/).map((part, index) => {
    const words = unescape(part)
    // Every other part was caught by the group of the pattern; parts never change places.
    return index % 2 ? <mark key={index}>{words}</mark> : words
  })
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescape = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : ((name && named[name]) ?? whole),
  )
