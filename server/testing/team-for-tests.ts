import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTeamServer } from '#server/http/start.ts'
import { deviceOf } from './device.ts'
import { storeInPostgresForTests } from './store-in-postgres.ts'

/** Starts a team server on a free port, with the rows of this worker's tests. The caller stops it. */
export const startForTests = async () =>
  startTeamServer({
    store: await storeInPostgresForTests(),
    address: process.env.OUTPOST_TEST_DATABASE ?? '',
    name: 'Cửa hàng',
    port: 0,
  })

/**
 * Starts a team server for the tests of a file, and stops it after the last one. `fill` stores the rows of the team before
 * each test. The functions return a device of that member, which has joined.
 */
export function teamForTests(fill: () => Promise<unknown>) {
  let server: Awaited<ReturnType<typeof startForTests>>
  beforeAll(async () => {
    server = await startForTests()
  })
  afterAll(() => server.stop())
  beforeEach(() => fill())
  const deviceWith = (account: string) => (device: string) =>
    deviceOf(server.port, `${account}@outpost.example`, device)
  return {
    /** Where devices send their calls. */
    address: () => `http://127.0.0.1:${server.port}/api/team`,
    owner: deviceWith('staff'),
    cashier: deviceWith('cashier'),
    viewer: deviceWith('viewer'),
  }
}
