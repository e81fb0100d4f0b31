import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { tables } from './tables.ts'
import type { Upgrade } from './upgrade-rows.ts'

/** The indexes of one schema version, and the upgrade that leads to it. */
export interface Version {
  stores: Record<string, string>
  upgrade?: Upgrade
}

/**
 * The upgrades by the version that they lead to. Devices, backups that are restored and the server of a team run the same
 * ones. A released one is never edited; add another version.
 */
const upgrades: Readonly<Record<number, Upgrade>> = {}

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
