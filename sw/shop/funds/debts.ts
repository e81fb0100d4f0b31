import type { DebtEntry } from '#src/contract/shop/entries.ts'
import { type Ages, debtByAge } from '#src/lib/money/debt-age.ts'
import { badRequest } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/** Returns the debts of all partners by age at a time, the highest first. Without a time, at the latest entry. */
export async function agedDebts(at: string) {
  if (at && Number.isNaN(Date.parse(at))) badRequest('at')
  const [partners, entries] = await Promise.all([
    db.partners.filter(({ debt }) => debt !== 0).toArray(),
    db.debtEntries.toArray(),
  ])
  const until =
    at ||
    (entries
      .map(entry => entry.at)
      .toSorted()
      .at(-1) ??
      '')
  const ofPartner = new Map<string, DebtEntry[]>()
  for (const entry of entries) {
    const known = ofPartner.get(entry.partnerId)
    if (known) known.push(entry)
    else ofPartner.set(entry.partnerId, [entry])
  }
  return partners
    .map(({ id, kind, name, debt }) => {
      const ages: Ages = debtByAge(ofPartner.get(id) ?? [], until)
      return { partnerId: id, kind, name, total: debt, ages }
    })
    .toSorted((one, other) => other.total - one.total)
}
