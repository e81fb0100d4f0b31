/** spec: product.md section 9, product page size; also the maximum of results in a group. */
export const MAX_RESULTS = 100

/**
 * Returns the rows with a text that contains a folded text, the best first: equal texts, then texts that begin with it,
 * then the others.
 */
export function rankMatches<T>(rows: readonly T[], needle: string, textsOf: (row: T) => string[]): T[] {
  const rankOf = (text: string) =>
    [text === needle, text.startsWith(needle), text.includes(needle)].indexOf(true)
  return rows
    .flatMap(row => {
      const ranks = textsOf(row).map(rankOf)
      const found = ranks.filter(rank => rank >= 0)
      return found.length > 0 ? { row, rank: Math.min(...found) } : []
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row)
}

/**
 * Returns the rows whose text contains a folded text, in their order; rows with a match in their first line are first.
 */
export function rankTexts<T extends { text: string }>(rows: readonly T[], needle: string): T[] {
  const found = rows.filter(({ text }) => text.includes(needle))
  const isNamed = found.map(({ text }) => text.slice(0, text.indexOf('\n')).includes(needle))
  return [...found.filter((_, at) => isNamed[at]), ...found.filter((_, at) => !isNamed[at])]
}
