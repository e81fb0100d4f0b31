import { domains } from '#sw/domains.ts'
import type { DomainDefinition, TableLabel, Tables } from '#sw/server/define-domain.ts'

const definitions: readonly DomainDefinition[] = domains
const tables: Tables = Object.assign({}, ...definitions.map(domain => domain.tables))

/** The labels of the tables that have one. The core script has no labels: import this only in a chunk. */
export const labels: Readonly<Partial<Record<string, TableLabel>>> = Object.fromEntries(
  Object.entries(tables).flatMap(([name, { label }]) => (label ? [[name, label]] : [])),
)
