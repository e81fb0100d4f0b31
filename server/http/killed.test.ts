import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, it } from 'vitest'
import { schemaVersion } from '#src/contract/core/schema-version.ts'

const PORT = 4391
const WRITES = 120
const KILLS = 3
/** A reply that arrived is treated as lost after each of these batches. */
const LOST = new Set([4, 6])
const device = 'device-1'

let server: ChildProcess | undefined
afterAll(() => server?.kill('SIGKILL'))

/** Starts the server as a process of its own, and waits until it has filled its database. */
async function start() {
  server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DATABASE: process.env.OUTPOST_TEST_DATABASE, PORT: `${PORT}`, SCHEMA: 'killed' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout } = server
  await new Promise<void>(resolve =>
    stdout?.on('data', line => {
      if (String(line).includes('"started"')) resolve()
    }),
  )
}

async function send(path: string, token: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${PORT}/api/team/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  return response.json()
}

const creating = (sequence: number) => ({
  sequence,
  key: `killed-${sequence}`,
  method: 'POST',
  path: '/api/apps/tasks/task',
  headers: { 'content-type': 'application/json' },
  body: { type: 'text', data: JSON.stringify({ task: { title: `killed ${sequence}` } }) },
  wroteAt: Date.now(),
})

/** Returns the titles of the tasks that the pushes created. */
async function titles(token: string) {
  const found: string[] = []
  let cursor = 0
  for (let more = true; more; ) {
    const page = await send(`changes?cursor=${cursor}&device=${device}&schema=${schemaVersion}`, token)
    for (const { table, doc } of page.rows)
      if (table === 'tasks' && doc?.title.startsWith('killed')) found.push(doc.title)
    cursor = page.cursor
    more = page.more
  }
  return found
}

it('each write is done once when the server is killed in the middle of batches and replies are lost', async () => {
  await start()
  const account = { email: 'staff@outpost.example', password: 'Outpost-2026' }
  const { token } = await send('join', '', { ...account, device, name: 'Quầy 1', schema: schemaVersion })
  let next = 1
  for (let batch = 1; next <= WRITES; batch++) {
    const requests = Array.from({ length: Math.min(30, WRITES - next + 1) }, (_, at) => creating(next + at))
    const pushing = send('push', token, { device, schema: schemaVersion, requests }).catch(() => undefined)
    if (batch <= KILLS) {
      // Some of the writes of the batch are done, and the reply of the batch is lost.
      while ((await titles(token)).length < next + batch * 2) await new Promise(setImmediate)
      server?.kill('SIGKILL')
      if (server) await once(server, 'exit')
      await pushing
      await start()
    }
    const reply = await pushing
    if (reply && !LOST.has(batch)) next += reply.results.length
  }
  const found = await titles(token)
  expect([found.length, new Set(found).size]).toEqual([WRITES, WRITES])
}, 240_000)
