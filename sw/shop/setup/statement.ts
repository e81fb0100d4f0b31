import type { DebtEntry } from '#src/contract/shop/entries.ts'
import { mergedIdsOf } from '#sw/shop/posting/debtor.ts'
import { isMoved } from '#sw/shop/posting/debts.ts'
import { db } from '#sw/storage/db.ts'

const entriesOf = (id: string) => db.debtEntries.where('[partnerId+order]').between([id], [id, []]).toArray()

/**
 * Returns the debt entries of a partner, the newest first. Those of partners that were merged into it are among them by
 * their time: the debt after each is that of all of them.
 */
export async function statementOf(id: string): Promise<DebtEntry[]> {
  const merged = await mergedIdsOf(id)
  const own = await entriesOf(id)
  if (merged.length === 0) return own.reverse()
  const others = await Promise.all(merged.map(entriesOf))
  const all = [own, ...others]
    .flat()
    .filter(entry => !isMoved(entry))
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  let debt = 0
  return all
    .map((entry, index) => {
      debt += entry.amount
      return { ...entry, order: index + 1, debtAfter: debt }
    })
    .reverse()
}
