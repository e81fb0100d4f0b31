import type * as v from 'valibot'
import { domains } from '#sw/domains.ts'
import type { Tables } from '#sw/server/define-domain.ts'

const tables: Tables = Object.assign({}, ...domains.map(domain => domain.tables))

/**
 * The row schemas of the tables in a backup, by table. Tables that belong to the device (keys, replies, connections)
 * are left out. The core script has no row schemas: import this only in a lazily loaded chunk.
 */
export const rowSchemas: Readonly<Record<string, v.GenericSchema<unknown, object>>> = Object.fromEntries(
  Object.entries(tables).flatMap(([name, { row, device }]) => (device ? [] : [[name, row]])),
)
