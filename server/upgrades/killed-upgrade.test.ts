import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/storage/open-store.ts'
import { schemaOf } from '#server/storage/schema.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { db } from '#sw/storage/db.ts'
import { versions } from '#sw/storage/versions.ts'
import { freshServer } from '#tests/support/server.ts'
import { upgradeTeam } from './upgrade-team.ts'

let store: Store
let child: ChildProcess | undefined
beforeEach(async () => {
  store = await storeInPostgresForTests()
  await freshServer()
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await store.pool.query('UPDATE team SET schema = $1', [schemaVersion])
})

/** Starts the upgrade as a process of its own, and waits until it has written a part of the rows. */
async function upgradeToHalf() {
  const started = spawn(process.execPath, ['--import', 'tsx', 'server/testing/upgrade-process.ts'], {
    env: {
      ...process.env,
      DATABASE: process.env.OUTPOST_TEST_DATABASE,
      SCHEMA: store.channel.replace('outpost_', ''),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  await new Promise((resolve, reject) => {
    started.stdout.once('data', resolve)
    started.once('exit', code => reject(new Error(`The upgrade ended with ${code}`)))
  })
  return started
}

const titles = async () => (await db.notes.toArray()).map(({ title }) => title)

it('a server that is killed in the middle of an upgrade has changed nothing; the next start upgrades all rows', async () => {
  const before = await titles()
  const upgrading = await upgradeToHalf()
  // The server of this version waits for the lock, and goes on.
  const [note] = await db.notes.toArray()
  const writing = db.notes.update(note?.id ?? '', { content: 'Trong lúc nâng cấp' })
  upgrading.kill('SIGKILL')
  await once(upgrading, 'exit')
  expect(await writing).toBe(1)
  expect(await titles()).toEqual(before)
  expect(await schemaOf(store.pool)).toBe(schemaVersion)
  const rows = { notes: (row: object) => ({ ...row, title: 'whole' }) }
  await upgradeTeam(store, [...versions, { stores: {}, upgrade: { rows } }])
  const { rows: stored } = await store.pool.query(
    "SELECT DISTINCT doc->>'title' AS title FROM rows WHERE tbl = 'notes' AND doc IS NOT NULL",
  )
  expect(stored).toEqual([{ title: 'whole' }])
}, 60_000)
