import { domains } from '#sw/domains.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'
import { tables } from '#sw/storage/tables.ts'

/** Each device keeps its own accounts: they contain the hashes of passwords. */
const own = ['accounts']

/** The tables with bytes. Each device keeps those that it has stored or fetched (`blob.ts`). */
export const tablesWithBytes: readonly string[] = ['uploads', 'fileContents']

/** The tables whose rows all devices of a team have. */
export const sharedTables: readonly string[] = Object.keys(tables).filter(
  name => !tables[name]?.device && !own.includes(name) && !tablesWithBytes.includes(name),
)

export const isShared = (table: string) => sharedTables.includes(table)

const definitions: readonly DomainDefinition[] = domains

/** Returns the domains whose screens show rows of these tables. */
export const domainsOf = (changed: ReadonlySet<string>): string[] => {
  const names = definitions
    .filter(({ tables = {} }) => Object.keys(tables).some(table => changed.has(table)))
    .map(({ name }) => name as string)
  return names.length > 0 ? [...names, 'search', 'navigation'] : []
}
