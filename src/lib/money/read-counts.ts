import { parseJson } from '#src/lib/text/parse-json.ts'

/** Returns the number of each banknote from a stored text, without values that are not numbers of notes. */
export function readCounts(text: string): Readonly<Record<string, number>> {
  const counts = Object.entries(parseJson(text) ?? {}).filter(
    ([, count]) => Number.isInteger(count) && count >= 0,
  )
  return Object.fromEntries(counts)
}
