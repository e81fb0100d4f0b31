import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import type { DialCodes } from '#src/features/contacts/fields/phone.ts'
import { factOf, facts, mergeInto } from './merge.ts'

/** The fields of which duplicates may have several values, but only one can be kept. */
export const mergeableFields = ['name', ...facts] as const
export type MergeableField = (typeof mergeableFields)[number]

/** For each field, the id of the contact whose value is kept; by default that of the kept contact. */
export type Chosen = Partial<Record<MergeableField, string>>

/** The fields of a contact after the others are merged into it. */
export function mergedFields(
  kept: Contact,
  others: readonly Contact[],
  chosen: Chosen,
  codes: DialCodes,
): ContactFields {
  let fields: ContactFields = {}
  for (const other of others) fields = { ...fields, ...mergeInto({ ...kept, ...fields }, other, codes) }
  for (const fact of mergeableFields) {
    const from = others.find(({ id }) => id === chosen[fact])
    const value = from && valueOf(from, fact)
    if (value) fields = { ...fields, [fact]: value }
  }
  return fields
}

export const valueOf = (contact: Contact, fact: MergeableField) =>
  fact === 'name' ? contact.name : factOf(contact, fact)

/** The fields in which the contacts differ; for each value, the first contact that has it. */
export const conflictingFields = (contacts: readonly Contact[]) =>
  mergeableFields.flatMap(fact => {
    const values = new Map<string, string>()
    for (const contact of contacts) {
      const value = valueOf(contact, fact)
      if (value && !values.has(value)) values.set(value, contact.id)
    }
    return values.size > 1 ? { fact, values: [...values].map(([value, id]) => ({ value, id })) } : []
  })
