import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'

/** Returns a partner, or the one that it was merged into. Rejects with 404. */
export async function debtorOf(id: string) {
  const row = await getOr404(db.partners, id, 'partner')
  return row.mergedInto === undefined ? row : getOr404(db.partners, row.mergedInto, 'partner')
}

/** Returns the ids of the partners that were merged into a partner. */
export const mergedIdsOf = (id: string) => db.partners.filter(row => row.mergedInto === id).primaryKeys()
