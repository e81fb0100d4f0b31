import { fold } from '#src/lib/text/fold.ts'
import { textOf } from '#src/lib/text/html-text.ts'

export interface Section {
  /** The anchor of its heading; unique in the guide. The text before the first heading has none. */
  id: string | undefined
  title: string
  html: string
}

/** Splits HTML at its headings of the second level. */
export function sectionsOf(html: string): Section[] {
  const [before = '', ...rest] = html.split(/<h2\b[^>]*>([\s\S]*?)<\/h2>/i)
  const ids = new Set<string>()
  const sections: Section[] = before.trim() ? [{ id: undefined, title: '', html: before }] : []
  for (let index = 0; index < rest.length; index += 2) {
    const title = textOf(rest[index] ?? '')
    const id = uniqueIn(ids, anchorOf(title))
    sections.push({ id, title, html: rest[index + 1] ?? '' })
  }
  return sections
}

const anchorOf = (title: string) =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section'

function uniqueIn(ids: Set<string>, id: string): string {
  let free = id
  for (let count = 2; ids.has(free); count++) free = `${id}-${count}`
  ids.add(free)
  return free
}
