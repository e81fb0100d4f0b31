import { textOf } from '#src/lib/text/html-text.ts'

/** Words, or Vietnamese syllables, that people read in a minute. */
const WORDS_A_MINUTE = 200

/** Returns how long HTML takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
