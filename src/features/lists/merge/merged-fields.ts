import type { Partner } from '#src/contract/shop/partners.ts'
import { type Changes, type ListField, type Value, valueOf } from '#src/features/lists/kind.ts'

/** For each field, the id of the partner whose value is kept; by default that of the kept partner. */
export type Chosen = Readonly<Record<string, string>>

const isKnown = (value: Value) => value !== null && value !== '' && value !== 0

/** Returns the fields in which partners differ; for each value, the first partner that has it. */
export const conflictsOf = (fields: readonly ListField[], partners: readonly Partner[]) =>
  fields
    .filter(({ isLocked, type }) => !isLocked && type !== 'flag')
    .flatMap(field => {
      const values = new Map<Value, string>()
      for (const partner of partners) {
        const value = valueOf(partner, field.name)
        if (isKnown(value) && !values.has(value)) values.set(value, partner.id)
      }
      return values.size > 1 ? { field, values: [...values].map(([value, id]) => ({ value, id })) } : []
    })

/** Returns what the kept partner, the first one, gets: what it lacks, and the values that were chosen. */
export function mergedChanges(
  fields: readonly ListField[],
  partners: readonly Partner[],
  chosen: Chosen,
): Changes {
  const [kept, ...others] = partners
  const changes: Record<string, Value> = {}
  if (!kept) return changes
  for (const { name, isLocked, type } of fields) {
    if (isLocked || type === 'flag') continue
    const from = partners.find(({ id }) => id === chosen[name])
    const own = valueOf(kept, name)
    const value = from
      ? valueOf(from, name)
      : [own, ...others.map(other => valueOf(other, name))].find(isKnown)
    if (value !== undefined && value !== own) changes[name] = value
  }
  return changes
}
