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
 * Returns the rows whose text contains a folded text. The first line is a name: rows whose name is equal are first, then
 * those whose name begins with the text, then those whose name contains it, then the others, each in their order.
 */
export function rankTexts<T extends { text: string }>(rows: readonly T[], needle: string): T[] {
  const byRank: T[][] = [[], [], [], []]
  for (const row of rows) {
    const at = row.text.indexOf(needle)
    if (at < 0) continue
    const [name = ''] = row.text.split('\n', 1)
    const rank = at > name.length - needle.length ? 3 : at > 0 ? 2 : name === needle ? 0 : 1
    byRank[rank]?.push(row)
  }
  return byRank.flat()
}
