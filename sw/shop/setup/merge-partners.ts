import type { Partner, PartnerFields } from '#src/contract/shop/partners.ts'
import { badRequest } from '#sw/server/problem.ts'
import { conflict } from '#sw/shop/documents/refuse.ts'
import { moveDebt } from '#sw/shop/posting/debts.ts'
import { audit } from '#sw/shop/posting/reference.ts'
import type { PartnerRow } from '#sw/shop/posting/rows.ts'
import { db } from '#sw/storage/db.ts'
import { allPartners, checkCode, findPartner, toPartner } from './partner-rows.ts'

interface Seen {
  id: string
  version: number
}

interface Merge extends Seen {
  at: string
  partner: Partial<PartnerFields>
  others: readonly Seen[]
}

async function findSeen(kind: Partner['kind'], seen: Seen): Promise<PartnerRow> {
  const row = await findPartner(kind, seen.id)
  if (row.version !== seen.version) throw conflict(toPartner(row), seen)
  return row
}

/**
 * Merges other partners into one, which gets these fields. Documents and entries keep the partner that they name; the
 * debts of the others are moved by entries. Rejects with 404 for a partner that does not exist or is merged already, and
 * with 409 when one of them has another version than the editor saw.
 */
export async function mergePartners(kind: Partner['kind'], merge: Merge, by: string): Promise<Partner> {
  const { id, at, partner, others } = merge
  const ids = others.map(other => other.id)
  if (new Set([id, ...ids]).size <= ids.length) badRequest('others')
  const kept = await findSeen(kind, merge)
  await checkCode(kind, partner.code ?? '', [id, ...ids])
  for (const other of others) {
    const { name, debt } = await findSeen(kind, other)
    const reference = { documentKind: kind, documentId: other.id, documentCode: name, event: 'merge', at, by }
    await moveDebt(reference, other.id, id, debt)
    await db.partners.update(other.id, { active: false, mergedInto: id, version: other.version + 1 })
    await audit(reference, name, partner.name ?? kept.name)
  }
  const merged = await allPartners(kind)
  await db.partners.bulkPut(
    merged.filter(({ mergedInto = '' }) => ids.includes(mergedInto)).map(row => ({ ...row, mergedInto: id })),
  )
  await db.partners.update(id, { ...partner, version: merge.version + 1 })
  return toPartner(await findPartner(kind, id))
}
