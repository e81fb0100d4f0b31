/** spec: product.md section 9, product page size; a group of search results is as long. */
export const MAX_RESULTS = 100

/** The rows that hold a folded text, the best first: those that are it, then those that begin with it. */
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

/** The rows whose text holds a folded text, in their order; first those that hold it in their first line. */
export function rankTexts<T extends { text: string }>(rows: readonly T[], needle: string): T[] {
  const found = rows.filter(({ text }) => text.includes(needle))
  const isNamed = found.map(({ text }) => text.slice(0, text.indexOf('\n')).includes(needle))
  return [...found.filter((_, at) => isNamed[at]), ...found.filter((_, at) => !isNamed[at])]
}
