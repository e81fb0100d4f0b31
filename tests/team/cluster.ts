import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startCluster } from '#server/cluster/start-cluster.ts'
import { badNetwork } from './processes/bad-network.ts'
import { print } from './processes/print.ts'
import { RemoteDevice } from './processes/remote-device.ts'
import { ServerProcess } from './processes/server-process.ts'

/*
 * `npm run cluster`: two devices of a team have made 500 writes without a network, and send them to two servers in front of
 * three PostgreSQL. Replies are lost, a server is killed while it runs writes, then the leader with its Patroni. Ends
 * with 1 unless each write was done once, none was refused and no shadow is left.
 */

const WRITES = 500
const DEVICES = 2
const EACH = WRITES / DEVICES
/** One reply in this many is lost. */
const LOST_EVERY = 10
const PAUSE_MS = 250

const began = Date.now()
const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
const say = (what: string) => console.log(`${seconds()}: ${what}`)

const cluster = await startCluster()
say(`three PostgreSQL, three etcd and HAProxy are up, ${await cluster.leader()} leads`)

const servers = [1, 2].map(() => new ServerProcess({ DATABASE: cluster.address, SCHEMA: 'team' }))
// The first one creates the tables.
for (const server of servers) await server.start()
say('two servers are up')

let replies = 0
const devices = await Promise.all(
  Array.from({ length: DEVICES }, async (_, index) => {
    const network = await badNetwork(
      () => servers[index]?.port ?? 0,
      () => (++replies % LOST_EVERY) / LOST_EVERY,
    )
    const device = new RemoteDevice()
    await device.start()
    await device.run('join', network.address, `Quầy ${index + 1}`)
    network.isCut = true
    await device.run('addTasks', 1 + index * EACH, EACH)
    Object.assign(network, { isCut: false, loses: 1 / LOST_EVERY })
    return { device, network }
  }),
)
say(`${WRITES} writes wait on ${DEVICES} devices`)

const titles = async () => {
  const client = new Client({ connectionString: cluster.address })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ title: string }>(
      `SELECT doc ->> 'title' AS title FROM team.rows WHERE tbl = 'tasks' AND doc ->> 'title' LIKE 'task %'`,
    )
    return rows.map(({ title }) => title)
  } catch {
    return []
  } finally {
    await client.end().catch(() => {})
  }
}
/** Resolves when that many writes are done. */
async function done(count: number) {
  while ((await titles()).length < count) await wait(PAUSE_MS)
}

async function sendAll({ device }: (typeof devices)[number]) {
  for (;;) {
    const state = await device.run('sync')
    if (state.waiting + state.done === 0) return state
    await wait(PAUSE_MS)
  }
}
const sending = devices.map(sendAll)

await done(WRITES / 10)
await servers[0]?.kill()
say('a server was killed')
await servers[0]?.start()

await done(WRITES / 3)
const killed = await cluster.killLeader()
say(`the leader ${killed} was killed with its Patroni`)
say(`${await cluster.leader(killed)} leads`)
cluster.restart(killed)

const states = await Promise.all(sending)
say('all devices are in step')
await cluster.whenComplete()
say(`${killed} follows`)

const found = await titles()
const lost = WRITES - new Set(found).size
const doubled = found.length - new Set(found).size
const sum = (of: (one: (typeof devices)[number]) => number) =>
  devices.map(one => of(one)).reduce((all, one) => all + one, 0)
const refused = states.reduce((all, state) => all + state.refused, 0)
const shadows = states.reduce((all, state) => all + state.shadows, 0)
const contradictions = sum(({ network }) => network.contradictions.length)
print({
  writes: WRITES,
  lost,
  doubled,
  refused,
  shadows,
  'lost replies': sum(({ network }) => network.lost),
  'writes arrived again': sum(({ network }) => network.repeated),
  'ended in two ways': contradictions,
})
for (const { device, network } of devices) {
  network.stop()
  await device.end()
}
await Promise.all(servers.map(server => server.kill()))
await cluster.stop()
const isRight = lost + doubled + refused + shadows + contradictions === 0
process.exit(isRight ? 0 : 1)
