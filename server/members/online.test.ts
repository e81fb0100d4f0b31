import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { deviceOf } from '#server/testing/device.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { freshServer } from '#tests/support/server.ts'

let servers: Awaited<ReturnType<typeof startForTests>>[] = []
const portOf = (index: number) => servers[index]?.port ?? 0

beforeAll(async () => {
  servers = [await startForTests(), await startForTests()]
})
afterAll(() => Promise.all(servers.map(server => server.stop())))
beforeEach(() => freshServer())

const owner = (index = 0) => deviceOf(portOf(index), 'staff@outpost.example', 'owner')
const till = (index = 0) => deviceOf(portOf(index), 'cashier@outpost.example', 'till')
type Device = Awaited<ReturnType<typeof owner>>

/** No row has a higher version, so a call with this cursor waits. */
const AHEAD = 1_000_000_000

/** Waits for changes as a page does, until the call is ended. Returns a function that ends it. */
function poll(index: number, device: Device, cursor: number) {
  const page = new AbortController()
  const query = `cursor=${cursor}&device=any&schema=${schemaVersion}&wait=25`
  const reply = fetch(`http://127.0.0.1:${portOf(index)}/api/team/changes?${query}`, {
    headers: { Authorization: `Bearer ${device.token()}` },
    signal: page.signal,
  }).catch(() => undefined)
  return { reply, close: () => page.abort() }
}

const onlineOf = async (device: Device) => (await device.ask('online')).body
const becomes = (device: Device, members: string[]) =>
  vi.waitFor(async () => expect(await onlineOf(device)).toEqual(members), { timeout: 5000 })

it('a member is online while a device waits, as all servers of the team say, and not after its page is closed', async () => {
  const [device, other] = [await owner(0), await till(1)]
  expect(await onlineOf(device)).toEqual([])
  const page = poll(1, other, AHEAD)
  await becomes(device, ['truc'])
  page.close()
  await becomes(device, [])
})

it('a page that is closed does not end the wait of the next one, which another server has', async () => {
  const [device, other] = [await owner(0), await till(0)]
  const first = poll(0, other, AHEAD)
  await becomes(device, ['truc'])
  const { rows: before } = await pollOf('till')
  const second = poll(1, other, AHEAD)
  await vi.waitFor(async () => expect((await pollOf('till')).rows).not.toEqual(before))
  first.close()
  await first.reply
  await closed(0)
  expect(await onlineOf(device)).toEqual(['truc'])
  second.close()
  await becomes(device, [])
})

it('a device that has got its reply is online until its next call is due', async () => {
  const [device, other] = [await owner(0), await till(0)]
  const page = poll(0, other, 0)
  expect((await page.reply)?.status).toBe(200)
  expect(await onlineOf(device)).toEqual(['truc'])
  const { pool } = await storeInPostgresForTests()
  await pool.query("UPDATE devices SET online_until = now() - interval '1 second' WHERE id = 'till'")
  expect(await onlineOf(device)).toEqual([])
})

it('a removed device is not online, and without a token nobody is told', async () => {
  const [device, other] = [await owner(0), await till(0)]
  await poll(0, other, 0).reply
  expect(await onlineOf(device)).toEqual(['truc'])
  await device.ask('remove-device', { device: 'till' })
  expect(await onlineOf(device)).toEqual([])
  expect((await other.ask('online')).status).toBe(401)
  expect((await fetch(`http://127.0.0.1:${portOf(0)}/api/team/online`)).status).toBe(401)
})

const pollOf = async (device: string) =>
  (await storeInPostgresForTests()).pool.query('SELECT poll FROM devices WHERE id = $1', [device])

/** Resolves when no request waits at a server. */
const closed = (index: number) =>
  vi.waitFor(async () => {
    const text = await (await fetch(`http://127.0.0.1:${portOf(index)}/metrics`)).text()
    expect(text).toContain('team_waiting_requests 0\n')
  })
