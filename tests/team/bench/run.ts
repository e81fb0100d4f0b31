import { startTemporaryPostgres } from '#server/cluster/temporary.ts'
import { ms, percentile, printTable } from '#tests/bench/statistics.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { serveTogether } from '#tests/support/servers/team-server.ts'
import { ServerProcess } from '#tests/team/processes/server-process.ts'
import { ends } from './ends.ts'
import { fillTeam, timesToJoin } from './times-to-join.ts'
import { timesUntilShown } from './times-until-shown.ts'
import { DEVICES, writesPerSecond } from './writes-per-second.ts'

/*
 * `npm run bench:team`: how fast a team is, with one PostgreSQL and its servers on this machine, and the app of the folder
 * DIST (`dist`) in Chromium. Everything shares the processors of this machine.
 */

const TEAMS = 10
const ROWS = 10_000

const started = ends()
let ending: Promise<unknown> | undefined
// `npm` and `tsx` can send the same signal again, so the second one must not end the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void (ending ??= started.all().then(() => process.exit(1))))

/** Returns the median of times, and the value below which 90 % of them are. */
const both = (times: readonly number[]) => [0.5, 0.9].map(share => ms(percentile(times, share)))

try {
  // A write is confirmed when it is on the disk, as in use.
  const postgres = startTemporaryPostgres({ isDurable: true })
  started.add(postgres.stop)

  async function startServer(schema: string) {
    const server = new ServerProcess({ DATABASE: postgres.address, SCHEMA: schema })
    started.add(() => server.kill())
    await server.start()
    return server
  }
  const { port } = await startServer('team_1')
  const files = await deploy()
  started.add(files.stop)
  const site = await serveTogether(files.url, `http://127.0.0.1:${port}`)
  started.add(site.stop)

  const shown = await timesUntilShown(site.url)
  const one = await writesPerSecond([port])
  const others = await Promise.all(
    Array.from({ length: TEAMS - 1 }, (_, index) => startServer(`team_${index + 2}`)),
  )
  const many = await writesPerSecond([port, ...others.map(server => server.port)])
  await Promise.all(others.map(server => server.kill()))
  await fillTeam(port, ROWS)
  const joined = await timesToJoin(site.url)

  printTable(
    ['measured', 'median', '90 %'],
    [
      ['from a write on one device until another one shows it, ms', ...both(shown)],
      [`joining a team with ${ROWS.toLocaleString('en')} rows, real profile, ms`, ...both(joined)],
      [`writes per second, one team with ${DEVICES} devices`, one.toFixed(0), ''],
      [`writes per second, ${TEAMS} teams with ${DEVICES} devices each`, many.toFixed(0), ''],
    ],
  )
} finally {
  await started.all()
}
