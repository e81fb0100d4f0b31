import { fold } from '#src/lib/text/fold.ts'
import { textOf } from '#src/lib/text/html-text.ts'

export interface Section {
  /** The anchor of its heading; unique in the guide. The text before the first heading has none. */
  id: string | undefined
  title: string
  html: string
}

/** Splits HTML at its headings of the second level. The time is linear for every input. */
export function sectionsOf(html: string): Section[] {
  const [before = '', ...rest] = html.split(/<h2\b[^<>]*>/i)
  const uses = new Map<string, number>()
  const sections: Section[] = before.trim() ? [{ id: undefined, title: '', html: before }] : []
  for (const part of rest) {
    const [heading = '', ...body] = part.split(/<\/h2>/i)
    const title = textOf(heading)
    const id = uniqueIn(uses, anchorOf(title))
    sections.push({ id, title, html: body.join('') })
  }
  return sections
}

const anchorOf = (title: string) =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section'

/** Returns the anchor, with a number from its second use on. */
function uniqueIn(uses: Map<string, number>, anchor: string): string {
  const count = (uses.get(anchor) ?? 0) + 1
  uses.set(anchor, count)
  return count === 1 ? anchor : uniqueIn(uses, `${anchor}-${count}`)
}
