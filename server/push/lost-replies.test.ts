import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_PUSHED } from '#src/contract/team-wire.ts'
import { badNetwork } from '#tests/team/processes/bad-network.ts'
import { print } from '#tests/team/processes/print.ts'
import { RemoteDevice } from '#tests/team/processes/remote-device.ts'
import { ServerProcess } from '#tests/team/processes/server-process.ts'

const WRITES = 500
const KILLS = 3
const SCHEMA = 'lost_replies'
/** One reply in this many is lost. */
const LOST_EVERY = 10
const TWO_DAYS_MS = 48 * 60 * 60 * 1000

const address = process.env.OUTPOST_TEST_DATABASE ?? ''
const server = new ServerProcess({ DATABASE: address, SCHEMA })
const device = new RemoteDevice()
const postgres = new Client({ connectionString: address, options: `-c search_path=${SCHEMA}` })
let network: Awaited<ReturnType<typeof badNetwork>>

beforeAll(async () => {
  let replies = 0
  network = await badNetwork(
    () => server.port,
    () => (++replies % LOST_EVERY) / LOST_EVERY,
  )
  await Promise.all([server.start(), device.start(), postgres.connect()])
}, 60_000)
afterAll(async () => {
  network.stop()
  await Promise.all([server.kill(), device.end(), postgres.end()])
})

/** Returns the sequence of the last write of the device that the server has ended. */
const last = async () => Number((await postgres.query('SELECT max(last) AS last FROM devices')).rows[0]?.last)

/** Returns the version of the team, and a hash of all rows that devices get. */
async function state() {
  const { rows } = await postgres.query(
    `SELECT (SELECT version FROM team), count(*), md5(string_agg(concat_ws(' ', tbl, pk, doc::text, version), ',' ORDER BY version))
     FROM rows WHERE version > 0`,
  )
  return rows
}

it('500 writes are each done once when replies are lost and the server is killed in the middle of batches', async () => {
  await device.run('join', network.address, 'Quầy 1')
  network.isCut = true
  await device.run('addTasks', 1, WRITES)
  Object.assign(network, { isCut: false, loses: 1 / LOST_EVERY })
  let kills = 0
  for (let left = WRITES; left > 0; ) {
    const syncing = device.run('sync')
    if (kills < KILLS) {
      const begun = await last()
      // A part of a batch is done.
      for (let done = begun; done - begun < MAX_PUSHED / 4 || done % MAX_PUSHED === 0; ) done = await last()
      await server.kill()
      kills++
      await syncing
      await server.start()
    }
    left = (await syncing).waiting
  }
  network.loses = 0
  expect(await device.run('sync')).toEqual({ waiting: 0, done: 0, refused: 0, shadows: 0, state: 'inStep' })
  print({ kills, 'lost replies': network.lost, 'writes arrived again': network.repeated })
  expect(network.lost).toBeGreaterThan(0)
  expect(network.repeated).toBeGreaterThan(0)
  expect(network.contradictions).toEqual([])
  const { rows } = await postgres.query<{ title: string }>(
    `SELECT doc ->> 'title' AS title FROM rows WHERE tbl = 'tasks' AND doc ->> 'title' LIKE 'task %'`,
  )
  const expected = Array.from({ length: WRITES }, (_, index) => `task ${index + 1}`)
  expect(rows.map(({ title }) => title).toSorted()).toEqual(expected.toSorted())
}, 240_000)

it('the same pushes 48 hours later, without stored replies, change nothing', async () => {
  await server.kill()
  await postgres.query(`DELETE FROM rows WHERE tbl = 'replies'`)
  await server.start(TWO_DAYS_MS)
  const before = await state()
  expect(network.pushes.length).toBeGreaterThanOrEqual(WRITES / MAX_PUSHED)
  for (const { body, authorization } of network.pushes) {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/team/push`, {
      method: 'POST',
      headers: { authorization },
      body,
    })
    const { results } = (await response.json()) as { results: { status: number }[] }
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]))
  }
  expect(await state()).toEqual(before)
}, 120_000)
