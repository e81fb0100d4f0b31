import { fold } from '#src/lib/text/fold.ts'

/** A guide: its address below `/docs/guides/`, its title, and its text as Markdown. */
export interface Guide {
  address: string
  title: string
  markdown: string
}

/** Returns the guides that contain every word of a text; accents do not matter. Titles that match are first. */
export function findGuides(guides: readonly Guide[], text: string): Guide[] {
  const words = fold(text.trim()).split(/\s+/)
  const has = (within: string) => words.every(word => fold(within).includes(word))
  const found = guides.filter(({ markdown }) => has(markdown))
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))]
}
