import 'fake-indexeddb/auto'
import { courses } from '#seed/courses.ts'
import { type SeedName, seed as sample } from '#seed/index.ts'
import { readAssetsWith } from '#sw/server/assets.ts'
import { db } from '#sw/storage/db.ts'
import { seed } from '#sw/storage/seeding.ts'
import { startTemporaryPostgres } from './cluster/temporary.ts'
import { demoInstructions } from './demo-instructions.ts'
import { log } from './http/log.ts'
import { startTeamServer } from './http/start.ts'
import { openStore } from './storage/open-store.ts'

/*
 * `npm run team`: the server of one team, with the database whose address is DATABASE, in the schema SCHEMA (`team`), on
 * PORT (4180) of the address LISTEN (127.0.0.1). `--demo` starts a PostgreSQL of its own in a temporary folder, and deletes it at the end; it
 * prints how to try a team with two devices.
 */
// Tasks repeat by days, as on the devices, which are in the shop.
process.env.TZ ??= 'Asia/Ho_Chi_Minh'
const postgres = process.argv.includes('--demo') ? startTemporaryPostgres({ isDurable: true }) : undefined
const address = postgres?.address ?? process.env.DATABASE
if (!address)
  throw new Error('Set DATABASE, such as postgres://outpost@localhost/outpost, or start with --demo')

readAssetsWith(async path => (path === 'seed/courses.json' ? Response.json(courses) : Response.error()))
const host = process.env.LISTEN ?? '127.0.0.1'
const store = await openStore(address, process.env.SCHEMA ?? 'team')
const server = await startTeamServer({
  store,
  address,
  name: process.env.TEAM ?? 'Outpost',
  port: Number(process.env.PORT ?? 4180),
  host,
  ...(process.env.PROXIES && { proxies: process.env.PROXIES }),
})
await db.open()
await seed(async name => structuredClone(sample[name as SeedName]))
log('started', { address: `http://${host}:${server.port}/api/team`, demo: postgres !== undefined })
if (postgres) process.stdout.write(demoInstructions(server.port))

async function stop() {
  await server.stop()
  db.close()
  await store.pool.end()
  postgres?.stop()
  log('stopped')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
