import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { freshServer } from '#tests/support/server.ts'
import { startTeamServer } from './start.ts'

const MiB = 1024 * 1024

let server: Awaited<ReturnType<typeof startForTests>>
beforeAll(async () => {
  await freshServer()
  server = await startForTests()
})
afterAll(() => server.stop())

const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)

/** Sends what `fetch` does not send. Returns the status and the text of the reply. */
function send(options: RequestOptions, pieces: Iterable<Uint8Array> = []) {
  return new Promise<{ status?: number; text: string }>((resolve, reject) => {
    const sent = httpRequest(
      { port: server.port, host: '127.0.0.1', agent: false, ...options },
      async incoming => {
        resolve({ status: incoming.statusCode ?? 0, text: await textOf(incoming) })
      },
    )
    sent.on('error', reject)
    for (const piece of pieces) sent.write(piece)
    sent.end()
  })
}

async function textOf(incoming: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

it('/healthz returns 200 while PostgreSQL replies', async () => {
  const response = await get('/healthz')
  expect([response.status, await response.text()]).toEqual([200, 'ok'])
})

it('/metrics has one value in each line, in the format of Prometheus', async () => {
  await get('/healthz')
  const response = await get('/metrics')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  const lines = (await response.text()).trim().split('\n')
  expect(lines.filter(line => !/^[a-z_]+(\{[a-z]+="[^"]*"\})? \d+$/.test(line))).toEqual([])
  expect(lines.join('\n')).toMatch(/^team_requests_total\{status="200"\} [1-9]/m)
  expect(lines.join('\n')).toMatch(/^team_version \d/m)
})

it('without PostgreSQL, /healthz returns 503 and /metrics the counts', async () => {
  const { channel } = await storeInPostgresForTests()
  const address = process.env.OUTPOST_TEST_DATABASE ?? ''
  const pool = new Pool({
    connectionString: address,
    options: `-c search_path=${channel.slice('outpost_'.length)}`,
  })
  const other = await startTeamServer({ store: { pool, channel }, address, name: 'Cửa hàng', port: 0 })
  await pool.end()
  const [health, metrics] = await Promise.all(
    ['healthz', 'metrics'].map(path => fetch(`http://127.0.0.1:${other.port}/${path}`)),
  )
  expect([health?.status, metrics?.status]).toEqual([503, 200])
  expect(await metrics?.text()).toContain('team_version NaN\n')
  await other.stop()
})

it.each([
  { method: 'GET', path: 'http://[' },
  { method: 'GET', path: '//' },
  { method: 'POST', path: '/api/team/none' },
  { method: 'TRACE', path: '/api/team/push' },
])('a call that no endpoint has gets 404, and the server goes on: $method $path', async call => {
  expect((await send(call)).status).toBe(404)
  expect((await get('/healthz')).status).toBe(200)
})

it('a body that is announced as larger than 1 MiB is refused before it is sent', async () => {
  const headers = { 'Content-Length': MiB + 1 }
  const { status, text } = await send({ method: 'POST', path: '/api/team/join', headers }, [Buffer.alloc(10)])
  expect([status, JSON.parse(text).code]).toEqual([413, 'tooLarge'])
})

it('a body of unknown length is refused when it has become larger than 1 MiB', async () => {
  const pieces = Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024, ' '))
  const { status, text } = await send({ method: 'POST', path: '/api/team/join' }, pieces)
  expect([status, JSON.parse(text).code]).toEqual([413, 'tooLarge'])
})
