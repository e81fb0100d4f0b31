import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerOf } from '#server/access/owner-of.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { db } from '#sw/storage/db.ts'
import { sharedTables } from '#sw/team/shared-tables.ts'
import { codeNumbers, ledgerErrors } from '#tests/shop/ledger.ts'
import { seededRandom } from '#tests/support/random.ts'
import { freshServer } from '#tests/support/server.ts'
import { badNetwork } from '#tests/team/processes/bad-network.ts'
import { print } from '#tests/team/processes/print.ts'
import { RemoteDevice } from '#tests/team/processes/remote-device.ts'

/*
 * Random writes of three devices of one team, each a process with a database of its own, on networks that are cut and lose
 * replies, while their processes are killed. `SEED` repeats the choices of a run.
 */

const WRITES = 500
const DEVICES = 3
/** A device is killed in every so many rounds. */
const ROUNDS_PER_KILL = 5
const USER = 'huong'

let server: Awaited<ReturnType<typeof startForTests>>
const devices = Array.from({ length: DEVICES }, () => new RemoteDevice())

beforeAll(async () => {
  server = await startForTests()
  await freshServer()
})
afterAll(async () => {
  await Promise.all(devices.map(device => device.end()))
  await server.stop()
})

const missing = (what: string): never => {
  throw new Error(`No ${what}`)
}

/** Returns the rows of PostgreSQL that the user gets, as `rows` of a device. */
async function rowsOfServer() {
  const all: Record<string, string> = {}
  for (const name of sharedTables)
    await db.table(name).each((row, { primaryKey }) => {
      const owner = ownerOf(name, row)
      if (owner === undefined || owner === USER)
        all[`${name} ${JSON.stringify(primaryKey)}`] = JSON.stringify(toJson(row))
    })
  return all
}

/** Compares rows by their values; the order of their columns differs. */
const differences = (one: Record<string, string>, other: Record<string, string>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(key => {
    const [a, b] = [one[key], other[key]]
    return a !== b && (a === undefined || b === undefined || sorted(a) !== sorted(b))
  })

const sorted = (text: string) =>
  JSON.stringify(JSON.parse(text), (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted())
      : value,
  )

it('random writes of three devices end with equal rows everywhere, each done once or refused', async () => {
  const random = seededRandom()
  const below = (count: number) => Math.floor(random() * count)
  const networks = await Promise.all(devices.map(() => badNetwork(() => server.port, random)))
  const all = devices.map((device, index) => ({ device, network: networks[index] ?? missing('network') }))
  await Promise.all(
    all.map(async ({ device, network }, index) => {
      await device.start()
      await device.run('join', network.address, `Quầy ${index + 1}`)
    }),
  )
  const [first] = devices
  const world = (await first?.run('world')) ?? missing('world')
  for (const { device } of all) await device.run('sync')
  const before = new Set(first?.stored())
  const begin = (device: RemoteDevice) => device.run('begin', world, below(2 ** 32))
  for (const { device, network } of all) {
    await begin(device)
    network.loses = 0.2
  }
  const accepted = () => all.reduce((sum, { device }) => sum + device.accepted.size, 0)
  let [cuts, kills] = [0, 0]

  for (let round = 1; accepted() < WRITES; round++) {
    const killed = round % ROUNDS_PER_KILL === 0 ? below(DEVICES) : undefined
    await Promise.all(
      all.map(async ({ device, network }, index) => {
        if (random() < 0.3) network.isCut = !network.isCut
        if (network.isCut) cuts++
        const writes = 5 + below(10)
        if (index !== killed) return device.run('write', writes)
        // A device can have ended its writes before it is killed; only kills in the middle of them are counted.
        const isInterrupted = device.run('write', writes).then(
          () => false,
          (error: Error) => error.message === 'The device has ended' || Promise.reject(error),
        )
        await Promise.race([device.accepts(1 + below(writes - 1)), isInterrupted])
        await device.kill()
        if (await isInterrupted) kills++
        await device.start()
        return begin(device)
      }),
    )
  }

  for (const { network } of all) Object.assign(network, { isCut: false, loses: 0 })
  // What a device sends last reaches the others with their second call.
  for (const _ of [1, 2]) for (const { device } of all) await device.run('sync')
  const refusals = await Promise.all(all.map(({ device }) => device.run('refusals')))
  const ends = all.map(({ network }) => [...network.ends.values()])
  const lost = networks.reduce((sum, network) => sum + network.lost, 0)
  const repeated = networks.reduce((sum, network) => sum + network.repeated, 0)
  const count = (status: (one: number) => boolean) => ends.flat().filter(status).length
  const [done, refused] = [count(status => status < 300), count(status => status >= 300)]
  print({
    accepted: accepted(),
    done,
    'before the first': before.size,
    refused,
    cuts,
    'lost replies': lost,
    repeated,
    kills,
  })
  expect(kills).toBeGreaterThan(0)
  expect(networks.flatMap(({ contradictions }) => contradictions)).toEqual([])

  for (const [index, { device, network }] of all.entries()) {
    const stored = device.stored()
    expect([...device.accepted].filter(([key]) => !stored.has(key))).toEqual([])
    expect(network.ends.size).toBe(stored.size)
    expect(ends[index]?.filter(status => status >= 300)).toHaveLength(refusals[index]?.length ?? 0)
  }
  for (const { device } of all) await device.run('discardAll')
  for (const { device } of all) {
    const { state, ...left } = await device.run('sync')
    expect([state, left]).toEqual(['inStep', { waiting: 0, done: 0, refused: 0, shadows: 0 }])
  }
  const expected = await rowsOfServer()
  for (const { device } of all) {
    const rows = await device.run('rows')
    const different = differences(rows, expected)
    expect(different.map(key => [key, rows[key], expected[key]])).toEqual([])
    expect(await device.run('integrity')).toEqual([])
  }

  const [stock, funds, debts, documents] = await Promise.all([
    db.stockEntries.toArray(),
    db.fundEntries.toArray(),
    db.debtEntries.toArray(),
    db.shopDocuments.toArray(),
  ])
  expect(ledgerErrors({ stock, funds, debts })).toEqual([])
  const codes = documents.map(({ code }) => code).filter(code => code !== '')
  expect(codes.length).toBe(new Set(codes).size)
  expect(codeNumbers(documents).size).toBeGreaterThan(DEVICES)
  for (const network of networks) network.stop()
}, 240_000)
