import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen } from '#server/changes/announcements.ts'
import { noticeRestore } from '#server/changes/restored.ts'
import { forgetTombstones } from '#server/changes/tombstones.ts'
import { openTeam } from '#server/members/team.ts'
import { forgetParts } from '#server/push/parts.ts'
import { createTeamApp } from '#server/push/team-app.ts'
import type { Store } from '#server/storage/open-store.ts'
import { upgradeTeam } from '#server/upgrades/upgrade-team.ts'
import { repeatJobs, runJobs } from '#server/upkeep/jobs.ts'
import { sweepBytes } from '#server/upkeep/sweep-bytes.ts'
import { listenerOf } from './listener.ts'
import { Metrics } from './metrics.ts'
import { proxiesOf } from './proxies.ts'

interface Options {
  readonly store: Store
  readonly address: string
  /** The name of a new team. */
  readonly name: string
  /** 0 for a free one. */
  readonly port: number
  /** The address at which it listens. By default only this machine reaches it. */
  readonly host?: string
  /** See `proxiesOf`. */
  readonly proxies?: string
}

/**
 * Starts the server of a team, after it has upgraded the rows. `stop` replies to the requests that wait, and then ends the
 * connections. Rejects when the rows have a later schema version.
 */
export async function startTeamServer(options: Options) {
  const { store, address, name, port, host = '127.0.0.1', proxies } = options
  const isProxy = proxiesOf(proxies)
  const { pool, channel } = store
  await upgradeTeam(store)
  const [team, announcements] = [await openTeam(pool, name), await listen(address, channel)]
  const app = createTeamApp(pool)
  const [metrics, stopping] = [new Metrics(), new AbortController()]
  await noticeRestore(pool)
  const tombstones = () => forgetTombstones(pool)
  await runJobs({ tombstones }, metrics)
  // After a start, devices send what waits before the bytes to which it refers can be deleted.
  const stopJobs = repeatJobs({ tombstones, parts: forgetParts, bytes: () => sweepBytes(metrics) }, metrics)
  metrics.gauge('team_version', app.version)
  metrics.gauge('team_waiting_requests', announcements.waiting)
  metrics.gauge('team_connections', () => pool.totalCount)
  metrics.gauge('team_connections_waited_for', () => pool.waitingCount)
  const server = createServer(
    listenerOf({ team, app, announcements }, { metrics, isProxy, stopping: stopping.signal }),
  )
  await new Promise<void>(resolve => server.listen(port, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      stopping.abort()
      const closed = new Promise(resolve => {
        server.close(resolve)
        server.closeIdleConnections()
      })
      await Promise.all([closed, stopJobs()])
      await announcements.stop()
    },
  }
}
