import type { Partner, PartnerFields } from '#src/contract/shop/partners.ts'
import { notFound } from '#sw/server/problem.ts'
import { refuse } from '#sw/shop/documents/refuse.ts'
import type { PartnerRow } from '#sw/shop/posting/rows.ts'
import { db } from '#sw/storage/db.ts'

export const toPartner = ({ entries: _, ...partner }: PartnerRow): Partner => partner

/** Returns the row of a new partner. */
export const newPartner = (kind: Partner['kind'], id: string, fields: PartnerFields): PartnerRow => ({
  ...fields,
  id,
  kind,
  debt: 0,
  version: 1,
  entries: 0,
})

/** Returns the rows of a kind, also those that are merged into another one. */
export const allPartners = (kind: Partner['kind']) => db.partners.where({ kind }).toArray()

/** Returns the rows of a kind, without those that are merged into another one. */
export const listedPartners = async (kind: Partner['kind']) =>
  (await allPartners(kind)).filter(({ mergedInto }) => mergedInto === undefined)

/** Returns a partner that is not merged into another one. Rejects with 404. */
export async function findPartner(kind: Partner['kind'], id: string): Promise<PartnerRow> {
  const row = await db.partners.get(id)
  return row?.kind === kind && row.mergedInto === undefined ? row : notFound(kind, id)
}

/** Rejects with 409 when a partner of the kind, besides those with these ids, has the code. */
export async function checkCode(kind: Partner['kind'], code: string, ids: readonly string[]): Promise<void> {
  if (code && (await listedPartners(kind)).some(row => row.code === code && !ids.includes(row.id)))
    refuse('duplicate', 'code', code)
}
