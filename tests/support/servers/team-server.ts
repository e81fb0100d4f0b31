import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as v from 'valibot'
import { startTemporaryPostgres } from '#server/cluster/temporary.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { ChangesReply } from '#src/contract/team-wire.ts'
import { sample } from '#tests/support/test.ts'

type Row = v.InferOutput<typeof ChangesReply>['rows'][number]

/** Starts the server of a team with a PostgreSQL of its own, both as processes of their own. */
export async function startTeam() {
  const postgres = startTemporaryPostgres()
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DATABASE: postgres.address, PORT: '0', TEAM: 'Cửa hàng' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', code => {
      postgres.stop()
      reject(new Error(`The server ended with ${code}`))
    })
    server.stdout.on('data', lines => {
      const started = /"address":"([^"]+)"/.exec(String(lines))
      if (started?.[1]) resolve(started[1])
    })
  })

  async function ask(path: string, token = '', body?: object) {
    const response = await fetch(`${address}/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return response.json()
  }

  return {
    address,
    /** Returns all rows that a device gets, as another device of the same user. */
    async rows(): Promise<Row[]> {
      const rows: Row[] = []
      const device = 'reader'
      const { token } = await ask('join', '', { ...sample, device, name: 'reader', schema: schemaVersion })
      for (let [cursor, more] = [0, true]; more; ) {
        const page = await ask(`changes?cursor=${cursor}&device=${device}&schema=${schemaVersion}`, token)
        rows.push(...page.rows)
        cursor = page.cursor
        more = page.more
      }
      return rows
    },
    async stop() {
      server.removeAllListeners('exit')
      server.kill('SIGTERM')
      await once(server, 'exit')
      postgres.stop()
    },
  }
}

/**
 * Serves the app at `app` and the team at `team` from one origin, as TLS in front of them does. While `isCut` is set, the
 * team cannot be reached.
 */
export async function serveTogether(app: string, team: string) {
  const site = { url: '', isCut: false, stop: () => {} }
  const front = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const isTeam = path.startsWith('/api/team/')
    if (isTeam && site.isCut) return void incoming.socket.destroy()
    pass(incoming, outgoing, isTeam ? new URL(path, team) : new URL(path, app))
  })
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  site.url = `http://127.0.0.1:${(front.address() as AddressInfo).port}/`
  site.stop = () => {
    front.closeAllConnections()
    front.close()
  }
  return site
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, target: URL) {
  const { method, headers } = incoming
  const passed = request(target, { method, headers: { ...headers, host: target.host } }, reply => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}
