import type { Endpoint } from '#src/contract/core/define.ts'
import { domains } from '#sw/domains.ts'
import { type DomainDefinition, handlersOf } from '#sw/server/define-domain.ts'

/**
 * Returns the endpoints that restore removed rows of these tables, by the name of the table. Loads the chunks of the
 * tables' domains.
 */
export async function restorersOf(tables: ReadonlySet<string>): Promise<ReadonlyMap<string, Endpoint>> {
  const definitions: readonly DomainDefinition[] = domains
  const owners = definitions.filter(domain => Object.keys(domain.tables ?? {}).some(name => tables.has(name)))
  const routes = (await Promise.all(owners.map(handlersOf))).flatMap(handlers => Object.values(handlers))
  return new Map(
    routes.flatMap(({ endpoint }) => (endpoint.restores ? [[endpoint.restores.table, endpoint]] : [])),
  )
}
