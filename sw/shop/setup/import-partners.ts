import type { Partner, PartnerFields } from '#src/contract/shop/partners.ts'
import { fold } from '#src/lib/text/fold.ts'
import { newId } from '#sw/server/call-values.ts'
import { badRequest } from '#sw/server/problem.ts'
import type { PartnerRow } from '#sw/shop/posting/rows.ts'
import { db } from '#sw/storage/db.ts'
import { hasAll, importRows } from './import-rows.ts'
import { listedPartners, newPartner } from './partner-rows.ts'

const blank = {
  code: '',
  name: '',
  phone: '',
  address: '',
  taxCode: '',
  group: '',
  creditLimit: 0,
  active: true,
}

/** Imports rows of a file: a partner is found by its code, or by its name when the row has no code. */
export async function importPartners(
  kind: Partner['kind'],
  rows: readonly Partial<PartnerFields>[],
  textOf: Parameters<typeof importRows>[2],
) {
  const byCode = new Map<string, PartnerRow>()
  const byName = new Map<string, PartnerRow>()
  const written = new Map<string, PartnerRow>()
  const note = (row: PartnerRow) => {
    if (row.code) byCode.set(fold(row.code), row)
    byName.set(fold(row.name), row)
  }
  for (const row of await listedPartners(kind)) note(row)

  function write(fields: Partial<PartnerFields>) {
    const { code, name = '' } = fields
    const found = code ? byCode.get(fold(code)) : byName.get(fold(name))
    const known = found && (written.get(found.id) ?? found)
    if (known && hasAll(known, fields)) return 'unchanged'
    if (!known && !name) badRequest('name')
    const row = known
      ? { ...known, ...fields, version: known.version + 1 }
      : newPartner(kind, newId(), { ...blank, ...fields })
    written.set(row.id, row)
    note(row)
    return known ? 'changed' : 'created'
  }

  const done = await importRows(rows, write, textOf)
  await db.partners.bulkPut([...written.values()])
  return done
}
