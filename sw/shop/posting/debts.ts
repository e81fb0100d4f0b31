import type { DebtEntry } from '#src/contract/shop/entries.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { entryId, entryOf, type Reference } from './reference.ts'

/**
 * Posts a change of a partner's debt: more for goods on credit, less for a payment. Returns the entry; nothing for an
 * amount of 0. Rejects with 404 for an unknown partner.
 */
export async function postDebt(
  reference: Reference,
  partnerId: string,
  amount: number,
  reversesId = '',
): Promise<DebtEntry | undefined> {
  if (amount === 0) return undefined
  const partner = await getOr404(db.partners, partnerId, 'partner')
  const changed = { ...partner, debt: partner.debt + amount, entries: partner.entries + 1 }
  const entry = {
    ...entryOf(reference),
    id: entryId(reference, `debt-${reversesId}`),
    order: changed.entries,
    reversesId,
    partnerId,
    amount,
    debtAfter: changed.debt,
  }
  await Promise.all([db.partners.put(changed), db.debtEntries.add(entry)])
  return entry
}
