import type { DebtEntry } from '#src/contract/shop/entries.ts'
import { type Ages, debtByAge } from '#src/lib/money/debt-age.ts'
import { badRequest } from '#sw/server/problem.ts'
import { isMoved } from '#sw/shop/posting/debts.ts'
import { db } from '#sw/storage/db.ts'

/** Returns the debts of all partners by age at a time, the highest first. Without a time, at the latest entry. */
export async function agedDebts(at: string) {
  if (at && Number.isNaN(Date.parse(at))) badRequest('at')
  const [partners, entries] = await Promise.all([db.partners.toArray(), db.debtEntries.toArray()])
  const until =
    at ||
    (entries
      .map(entry => entry.at)
      .toSorted()
      .at(-1) ??
      '')
  const ofPartner = new Map<string, DebtEntry[]>()
  const mergedInto = new Map(partners.map(row => [row.id, row.mergedInto ?? row.id]))
  for (const entry of entries) {
    if (isMoved(entry)) continue
    const id = mergedInto.get(entry.partnerId) ?? entry.partnerId
    const known = ofPartner.get(id)
    if (known) known.push(entry)
    else ofPartner.set(id, [entry])
  }
  return partners
    .filter(({ debt }) => debt !== 0)
    .map(({ id, kind, name, debt }) => {
      const ages: Ages = debtByAge(ofPartner.get(id) ?? [], until)
      return { partnerId: id, kind, name, total: debt, ages }
    })
    .toSorted((one, other) => other.total - one.total)
}
