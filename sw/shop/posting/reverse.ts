import { db } from '#sw/storage/db.ts'
import { postDebt } from './debts.ts'
import { postFunds } from './funds.ts'
import type { Reference } from './reference.ts'
import type { StockEntryRow } from './rows.ts'
import { postStock } from './stock.ts'

/** Returns the entries of a document that are neither reversed nor reversals. */
function standing<Entry extends { id: string; reversesId: string; documentKind: string }>(
  entries: readonly Entry[],
  { documentKind }: Reference,
): Entry[] {
  const reversed = new Set(entries.map(({ reversesId }) => reversesId))
  return entries.filter(
    entry => entry.documentKind === documentKind && entry.reversesId === '' && !reversed.has(entry.id),
  )
}

const latest = <Entry extends { order: number }>(entries: Entry[]) =>
  entries.toSorted((one, other) => other.order - one.order)

/** Posts the reversal of those of a document's stock entries that are not reversed yet, the latest first. */
export const reverseStock = (reference: Reference, entries: readonly StockEntryRow[]) =>
  postStock(
    reference,
    latest(standing(entries, reference)).map(entry => ({
      productId: entry.productId,
      warehouseId: entry.warehouseId,
      lineId: entry.lineId,
      quantity: -entry.quantity,
      reverses: entry,
    })),
  )

/** Posts the reversal of every entry of a document, the latest first. A second call finds nothing to reverse. */
export async function reverse(reference: Reference): Promise<void> {
  const { documentId } = reference
  const [stock, funds, debts] = await Promise.all([
    db.stockEntries.where({ documentId }).toArray(),
    db.fundEntries.where({ documentId }).toArray(),
    db.debtEntries.where({ documentId }).toArray(),
  ])
  await reverseStock(reference, stock)
  await postFunds(
    reference,
    latest(standing(funds, reference)).map(entry => ({
      accountId: entry.accountId,
      amount: -entry.amount,
      method: entry.method,
      group: entry.group,
      partnerId: entry.partnerId,
      sessionId: entry.sessionId,
      automatic: entry.automatic,
      reversesId: entry.id,
    })),
  )
  for (const entry of latest(standing(debts, reference)))
    await postDebt(reference, entry.partnerId, -entry.amount, entry.id)
}
