import { fold } from '#src/lib/text/fold.ts'

export type Groups = Record<string, string | undefined>

/** A pattern of words, written with accents, and its meaning; `undefined` if it has none in this text. */
export interface Rule<Meaning> {
  words: string
  read: (groups: Groups, now: Date, written: string, start: number) => Meaning | undefined
}

/**
 * The last place where one of the rules matches; of two that end together, the longer one. If the text has any accents,
 * words match with their accents ("thu 2 triệu" is not Monday); otherwise they match without ("thu 6").
 */
export function lastMatch<Meaning>(written: string, rules: readonly Rule<Meaning>[], now: Date) {
  const lower = letterwise(written, letter => letter.toLowerCase())
  const plain = letterwise(written, fold)
  const found = rules.flatMap(({ words, read }) =>
    [...lower.matchAll(patternOf(lower === plain ? fold(words) : words))].flatMap(
      ({ 0: text, index: start, groups = {} }) => {
        const end = start + text.length
        const meaning = read(groups, now, written.slice(start, end), start)
        return meaning === undefined ? [] : { start, end, groups, meaning }
      },
    ),
  )
  return found.sort((a, b) => a.end - b.end || b.start - a.start).at(-1)
}

/** Replaces only letters that keep their length, so that indices are the same in both texts. */
const letterwise = (text: string, change: (letter: string) => string) =>
  [...text].map(letter => (change(letter).length === letter.length ? change(letter) : letter)).join('')

const patterns = new Map<string, RegExp>()

/** `\b` does not support accented letters, hence the two conditions before and after. */
function patternOf(words: string): RegExp {
  const pattern =
    patterns.get(words) ?? new RegExp(`(?<![\\p{L}\\p{N}#!/:.,])(?:${words})(?![\\p{L}\\p{N}/:])`, 'gu')
  patterns.set(words, pattern)
  return pattern
}
