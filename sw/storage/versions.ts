import type { Transaction } from 'dexie'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { tables } from './tables.ts'

/** The indexes of one schema version, and the function that upgrades its rows. */
export interface Version {
  stores: Record<string, string>
  upgrade?: (transaction: Transaction) => PromiseLike<unknown>
}

/**
 * The functions that change stored rows when a version is reached. A released one is never edited; add another version.
 */
const upgrades: Readonly<Record<number, Version['upgrade']>> = {}

/** The schema history: the tables whose indexes each version introduced or changed, from the first version on. */
export const versions: readonly Version[] = Array.from({ length: schemaVersion }, (_, index) => {
  const version = index + 1
  const stores = Object.entries(tables).flatMap(([name, { indexes }]) => {
    const list = indexes[version]
    return list === undefined ? [] : [[name, list]]
  })
  const upgrade = upgrades[version]
  return { stores: Object.fromEntries(stores), ...(upgrade && { upgrade }) }
})
