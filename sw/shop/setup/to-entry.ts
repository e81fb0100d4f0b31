import type { StockEntryRow } from '#sw/shop/posting/rows.ts'

/** Returns an entry without the columns that only the server uses, and with its cost for those who may see it. */
export function toEntry(row: StockEntryRow, maySeeCost: boolean) {
  const { costBefore: _, costAfter: __, totalAfter: ___, unitCost, ...entry } = row
  return maySeeCost ? { ...entry, unitCost } : entry
}
