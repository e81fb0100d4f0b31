import type * as v from 'valibot'
import { domains } from '#sw/domains.ts'
import type { Tables } from '#sw/server/define-domain.ts'

const tables: Tables = Object.assign({}, ...domains.map(domain => domain.tables))

/**
 * What a row of each table is that a backup holds, by table. What belongs to the device (keys, replies, connections) is
 * left out. The core script has no row schemas: import this in a chunk.
 */
export const rowSchemas: Readonly<Record<string, v.GenericSchema<unknown, object>>> = Object.fromEntries(
  Object.entries(tables).flatMap(([name, { row, device }]) => (device ? [] : [[name, row]])),
)
