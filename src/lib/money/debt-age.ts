/** A change of a debt; a payment is negative. */
export interface DebtChange {
  id: string
  /** ISO date-time. */
  at: string
  amount: number
  reversesId: string
}

const DAY_MS = 86_400_000
/** The highest age in days of each group but the last. */
const limits = [30, 60, 90] as const

export type Ages = [upTo30: number, upTo60: number, upTo90: number, older: number]

/**
 * Returns what is still owed, by its age in days at a time. Payments settle the oldest part first. What was reversed
 * counts as if it had never been. More payments than debts are a negative amount in the first group.
 */
export function debtByAge(changes: readonly DebtChange[], at: string): Ages {
  const reversed = new Set(changes.map(({ reversesId }) => reversesId))
  const standing = changes.filter(({ id, reversesId }) => reversesId === '' && !reversed.has(id))
  let paid = standing.reduce((sum, { amount }) => sum - Math.min(0, amount), 0)
  const ages: Ages = [0, 0, 0, 0]
  for (const change of standing.filter(({ amount }) => amount > 0).toSorted(byTime)) {
    const settled = Math.min(paid, change.amount)
    paid -= settled
    const days = Math.floor((Date.parse(at) - Date.parse(change.at)) / DAY_MS)
    const group = limits.findIndex(limit => days <= limit)
    ages[group < 0 ? 3 : group] = (ages[group < 0 ? 3 : group] ?? 0) + change.amount - settled
  }
  ages[0] -= paid
  return ages
}

const byTime = (one: DebtChange, other: DebtChange) => Date.parse(one.at) - Date.parse(other.at)
