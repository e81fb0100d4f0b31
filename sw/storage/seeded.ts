import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { domains } from '#sw/domains.ts'
import { db } from './db.ts'

/** The sets of sample data and the version of each. A new set is also added to installed devices. */
export const sets: Readonly<Record<string, number>> = Object.assign({}, ...domains.map(({ seeds }) => seeds))

/** Returns the key in `meta` that marks a set as seeded. */
export const marker = (name: string) => `seed:${name}`

/** Returns the sets that this database lacks, whether it has this schema version, and whether it was never seeded. */
export async function seedState() {
  const meta = new Map((await db.meta.toArray()).map(({ key, value }) => [key, value]))
  const missing = Object.keys(sets).filter(name => !meta.has(marker(name)))
  return { missing, isCurrent: meta.get('schema') === schemaVersion, isEmpty: meta.size === 0 }
}
