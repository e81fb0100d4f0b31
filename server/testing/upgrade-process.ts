import 'fake-indexeddb/auto'
import { writeSync } from 'node:fs'
import { openStore } from '#server/storage/open-store.ts'
import { upgradeTeam } from '#server/upgrades/upgrade-team.ts'
import { type Version, versions } from '#sw/storage/versions.ts'

/*
 * Upgrades the team in the schema SCHEMA of the database DATABASE by two versions. It has written the rows of the first one
 * when it writes `half` to its output, and then waits until it is killed.
 */
const first: Version = { stores: {}, upgrade: { rows: { notes: note => ({ ...note, title: 'half' }) } } }
const second: Version = {
  stores: {},
  upgrade: {
    rows: {
      notes: note => {
        writeSync(1, 'half')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
        return note
      },
    },
  },
}

const store = await openStore(process.env.DATABASE ?? '', process.env.SCHEMA ?? '')
await upgradeTeam(store, [...versions, first, second])
