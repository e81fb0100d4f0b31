import type { DebtEntry } from '#src/contract/shop/entries.ts'
import { db } from '#sw/storage/db.ts'
import { debtorOf } from './debtor.ts'
import { entryId, entryOf, type Reference } from './reference.ts'

/** The kind of entry that moves the debt of a partner to the one that it is merged into. */
const MOVED = 'merge'

/** Returns whether an entry moves a debt between partners that are merged. */
export const isMoved = ({ documentKind }: Pick<DebtEntry, 'documentKind'>) => documentKind === MOVED

/** Posts two entries that move a debt from one partner to another. */
export async function moveDebt(reference: Reference, from: string, to: string, amount: number) {
  const moved = { ...reference, documentKind: MOVED }
  await postDebt({ ...moved, event: 'merge-from' }, from, -amount)
  await postDebt({ ...moved, event: 'merge-to' }, to, amount)
}

/**
 * Posts a change of a partner's debt: more for goods on credit, less for a payment. Returns the entry; nothing for an
 * amount of 0. The debts of a partner that was merged are those of the other one. Rejects with 404 for an unknown
 * partner.
 */
export async function postDebt(
  reference: Reference,
  partnerId: string,
  amount: number,
  reversesId = '',
): Promise<DebtEntry | undefined> {
  if (amount === 0) return undefined
  const partner = await debtorOf(partnerId)
  const changed = { ...partner, debt: partner.debt + amount, entries: partner.entries + 1 }
  const entry = {
    ...entryOf(reference),
    id: entryId(reference, `debt-${reversesId}`),
    order: changed.entries,
    reversesId,
    partnerId: partner.id,
    amount,
    debtAfter: changed.debt,
  }
  await Promise.all([db.partners.put(changed), db.debtEntries.add(entry)])
  return entry
}
