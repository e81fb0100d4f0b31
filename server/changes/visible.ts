import { createHash } from 'node:crypto'
import { optionsOf } from '#server/access/owner-of.ts'
import type { Domain, Endpoint } from '#src/contract/core/define.ts'
import { domains } from '#sw/domains.ts'
import { may } from '#sw/permissions/store.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'
import { tables } from '#sw/storage/tables.ts'
import { tablesWithBytes } from '#sw/team/shared-tables.ts'

const definitions: readonly DomainDefinition[] = domains
/** Domains whose rows need the right to an area: their reads for every signed-in user return no such row. */
const needingArea: ReadonlySet<string> = new Set<Domain>(['shop'])

/**
 * Returns the names of the tables whose rows a member gets: those of the domains with an endpoint that reads and that
 * the member may call. In a domain whose rows need an area, an endpoint for everyone does not count. Tables that belong to a device, or hold secrets or bytes, are never among them. Rejects with 404 when there
 * is no such user.
 */
export async function visibleTables(userId: string): Promise<string[]> {
  const hidden = new Set<string>()
  for (const { name, contract, tables: own } of definitions) {
    const reads = Object.values<Endpoint>(contract ?? {}).filter(
      ({ writes, needs }) => !writes && !(needingArea.has(name) && needs === 'signedIn'),
    )
    if (reads.length === 0) continue
    const allowed = await Promise.all(reads.map(({ needs }) => mayRead(userId, needs)))
    if (!allowed.includes(true)) for (const name of Object.keys(own ?? {})) hidden.add(name)
  }
  return Object.keys(tables).filter(
    name => optionsOf(name).isShared && !hidden.has(name) && !tablesWithBytes.includes(name),
  )
}

/** Returns a short text that differs for another user, who has other rows of their own, and for other tables. */
export const rightsOf = (userId: string, tables: readonly string[]) =>
  createHash('sha256')
    .update([userId, ...tables].join(' '))
    .digest('base64url')
    .slice(0, 16)

/**
 * Returns the condition of SQL for the rows that a member gets. `tables` and `user` are its parameters, such as `$2`. A
 * removed row in the trash is visible with the table that it was in.
 */
export const visibleRows = (tables: string, user: string) =>
  `tbl = ANY(${tables}) AND (owner IS NULL OR owner = ${user})
   AND (tbl <> 'trash' OR doc IS NULL OR doc->>'table' = ANY(${tables}))`

/** A public endpoint has no `needs`. */
const mayRead = async (userId: string, needs: Endpoint['needs']) =>
  needs === undefined || needs === 'signedIn' || may(userId, needs)
