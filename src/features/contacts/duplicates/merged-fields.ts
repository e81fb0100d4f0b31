import type { Contact, ContactFields } from '#src/contract/contacts.ts'
import type { DialCodes } from '#src/features/contacts/fields/phone.ts'
import { factOf, facts, mergeInto } from './merge.ts'

/** The facts of which there may be several, and only one can stay. */
export const mergeableFields = ['name', ...facts] as const
export type MergeableField = (typeof mergeableFields)[number]

/** Whose fact stays, by the id of the contact; that of the kept one where nothing is said. */
export type Chosen = Partial<Record<MergeableField, string>>

/** What a contact becomes when others turn out to be the same person. */
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

/** The facts in which they differ, each with those who have one of their own. */
export const conflictingFields = (contacts: readonly Contact[]) =>
  mergeableFields.flatMap(fact => {
    const values = new Map<string, string>()
    for (const contact of contacts) {
      const value = valueOf(contact, fact)
      if (value && !values.has(value)) values.set(value, contact.id)
    }
    return values.size > 1 ? { fact, values: [...values].map(([value, id]) => ({ value, id })) } : []
  })
