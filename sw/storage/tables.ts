import type { Domain } from '#src/contract/core/define.ts'
import { domains } from '#sw/domains.ts'
import type { DomainDefinition, TableDefinition } from '#sw/server/define-domain.ts'

const definitions: readonly DomainDefinition[] = domains

/** Every table of every domain, by name. */
export const tables: Readonly<Record<string, TableDefinition>> = Object.assign(
  {},
  ...definitions.map(domain => domain.tables),
)

/** Returns the names of the tables with a mark. */
export const tablesWith = (mark: 'device' | 'keptByReset' | 'tracked') =>
  Object.keys(tables).filter(name => tables[name]?.[mark])

const byName = new Map(definitions.map(domain => [domain.name, domain]))

/** Returns the tables that a write of these domains locks: their own, those that they also write, and the trash. */
export function lockedTables(names: readonly Domain[]): string[] {
  const locked = new Set<string>()
  for (const name of names) {
    const domain = byName.get(name)
    if (domain?.alsoWrites === 'all') return Object.keys(tables)
    for (const other of [domain, ...(domain?.alsoWrites ?? []).map(also => byName.get(also))])
      for (const [table, { trashTitle }] of Object.entries(other?.tables ?? {})) {
        locked.add(table)
        if (trashTitle) locked.add('trash')
      }
  }
  return [...locked]
}
