/** The banknotes of Vietnam in đồng, the largest first. */
export const banknotes = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500] as const

/** Returns the nearest multiple of a step (đồng), half up. A step of 1 changes nothing. */
export const roundCash = (amount: number, step: number) => Math.floor(amount / step + 0.5) * step

/**
 * Returns amounts that a customer probably hands over, the lowest first: the exact amount, and the amount rounded up
 * to each banknote. At most `limit` amounts.
 */
export function cashSuggestions(total: number, limit = 5): number[] {
  if (total <= 0) return []
  const rounded = banknotes.map(note => Math.ceil(total / note) * note)
  return [...new Set([total, ...rounded])].toSorted((one, other) => one - other).slice(0, limit)
}

/** Returns the notes that make up an amount, with the largest notes first, and what no note can pay. */
export function notesFor(amount: number): { notes: { note: number; count: number }[]; rest: number } {
  let rest = amount
  const notes = banknotes.flatMap(note => {
    const count = Math.floor(rest / note)
    rest -= count * note
    return count > 0 ? [{ note, count }] : []
  })
  return { notes, rest }
}
