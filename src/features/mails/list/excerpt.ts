import type { ListedMail } from '#src/contract/mails.ts'
import { compose } from '#src/lib/text/fold.ts'
import { findFolded } from '#src/lib/text/highlight.ts'
import { isHtml, textOf } from '#src/lib/text/html-text.ts'

/** Characters: more than a row shows on any screen. */
const MAX_EXCERPT = 500

/**
 * Returns the part of a mail's text that a row shows: the part around the first match of a search, else the beginning.
 */
export const excerptOf = (mail: ListedMail, query?: string) => excerptAround(plainText(mail, query), query)

function plainText({ content }: ListedMail, query?: string) {
  const limit = query ? content.length : MAX_EXCERPT
  const text = isHtml(content) ? textOf(content, { limit }) : content.slice(0, limit)
  return text.replace(/\s+/g, ' ')
}

/** Returns the part of a text around the first match, else its beginning. */
export function excerptAround(original: string, query = '', length = 140) {
  const text = compose(original)
  const places = query.split(/\s+/).flatMap(word => (word ? (findFolded(text, word)?.[0] ?? []) : []))
  const start = Math.min(...places)
  if (!Number.isFinite(start) || start < length / 2) return text.slice(0, length)
  return `…${text.slice(start - 20, start - 20 + length)}`
}
