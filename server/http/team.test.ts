import type * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Claims, tokensOf } from '#server/members/tokens.ts'
import { type Place, storeOutcome } from '#server/push/progress.ts'
import { push as runPush } from '#server/push/push.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { PushedRequest } from '#src/contract/team-wire.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

let server: Awaited<ReturnType<typeof startForTests>>
let token = ''
const device = 'device-1'
const password = { email: 'staff@outpost.example', password: 'Outpost-2026' }

beforeAll(async () => {
  server = await startForTests()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await freshServer()
  const joined = await post('join', {
    ...password,
    device,
    name: 'Quầy 1',
    schema: schemaVersion,
  })
  token = joined.body.token
})

async function post(path: string, body: object) {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/team/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const creating = (sequence: number, title: unknown) => ({
  sequence,
  key: `key-${sequence}`,
  method: 'POST',
  path: '/api/apps/tasks/task',
  headers: { 'content-type': 'application/json', 'accept-language': 'vi' },
  body: { type: 'text', data: JSON.stringify({ task: { title } }) },
  wroteAt: Date.now(),
})

const push = (...requests: object[]) => post('push', { device, schema: schemaVersion, requests })

async function changes(cursor: number, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ cursor: `${cursor}`, device, schema: `${schemaVersion}`, ...more })
  const response = await fetch(`http://127.0.0.1:${server.port}/api/team/changes?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return response.json()
}

const titled = (title: string) => db.tasks.filter(task => task.title === title).count()

describe('a push', () => {
  it('runs each write once, however often it is sent', async () => {
    const first = await push(creating(1, 'Kiểm kho'), creating(2, 'Giao hàng'))
    expect(first.body.results).toMatchObject([
      { sequence: 1, status: 200 },
      { sequence: 2, status: 200 },
    ])
    const again = await push(creating(1, 'Kiểm kho'), creating(2, 'Giao hàng'), creating(3, 'Thu tiền'))
    expect(again.body.results.map((result: { status: number }) => result.status)).toEqual([200, 200, 200])
    expect(await Promise.all(['Kiểm kho', 'Giao hàng', 'Thu tiền'].map(titled))).toEqual([1, 1, 1])
  })

  it('of two at the same time runs a write once', async () => {
    await Promise.all([push(creating(1, 'Cùng lúc')), push(creating(1, 'Cùng lúc'))])
    expect(await titled('Cùng lúc')).toBe(1)
  })

  it('of two at the same time has one result for a write that cannot be run twice', async () => {
    const [id = ''] = await db.tasks.limit(1).primaryKeys()
    const deleting = {
      ...creating(1, ''),
      method: 'DELETE',
      path: `/api/apps/tasks/task?id=${id}`,
      body: null,
    }
    const replies = await Promise.all([push(deleting), push(deleting), push(deleting)])
    expect(replies.map(({ body }) => body.results[0].status)).toEqual([200, 200, 200])
    expect((await push(deleting)).body.results[0].status).toBe(200)
  })

  it('that another process has run in the meantime has its result', async () => {
    const { pool } = await storeInPostgresForTests()
    const request = creating(1, 'Hai máy chủ') as v.InferOutput<typeof PushedRequest>
    const app = {
      pool,
      version: async () => 7,
      async run(place: Place) {
        await storeOutcome(pool, place, { status: 200 })
        return { response: Response.json({ code: 'wrongVersion' }, { status: 409 }) }
      },
    }
    const claims = { sub: 'huong', device } as Claims
    const { results } = await runPush(app, claims, { device, schema: schemaVersion, requests: [request] })
    expect(results).toEqual([{ sequence: 1, status: 200, version: 7 }])
  })

  it('keeps a refusal with its words, and goes on', async () => {
    const first = await push(creating(1, 5), creating(2, 'Sau lỗi'))
    expect(first.body.results).toMatchObject([{ status: 400, problem: { code: 'invalid' } }, { status: 200 }])
    const again = await push(creating(1, 'Đã sửa'))
    expect(again.body.results).toEqual([first.body.results[0]])
    expect(await titled('Đã sửa')).toBe(0)
  })

  it('needs a token of this team, and the schema of the server', async () => {
    const before = await db.tasks.count()
    const other = { device, schema: schemaVersion + 1, requests: [creating(1, 'Lạ')] }
    expect((await post('push', other)).status).toBe(409)
    const { pool } = await storeInPostgresForTests()
    const ofOtherTeam = await (await tokensOf(pool, 'other')).issue({ sub: 'huong', device })
    for (const foreign of ['none', ofOtherTeam]) {
      token = foreign
      expect((await push(creating(1, 'Lạ'))).status).toBe(401)
    }
    expect(await db.tasks.count()).toBe(before)
  })
})

it('joins are limited for each client behind the proxy, whatever the client writes into the header', async () => {
  const from = (addresses: string) =>
    fetch(`http://127.0.0.1:${server.port}/api/team/join`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': addresses },
      body: '{}',
    })
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await from(`10.0.0.${i}, 203.0.113.7`)).status)
  expect(statuses.indexOf(429)).toBe(20)
  expect((await from('203.0.113.8')).status).toBe(400)
})

describe('the changes', () => {
  it('contain every row above the cursor once, in order of version, in pages', async () => {
    const seen: string[] = []
    let cursor = 0
    for (let more = true; more; ) {
      const page = await changes(cursor, { limit: '100' })
      expect(page.rows.length).toBeLessThanOrEqual(100)
      for (const { table, key, version } of page.rows) {
        expect(version).toBeGreaterThan(cursor)
        cursor = version
        seen.push(`${table} ${JSON.stringify(key)}`)
      }
      more = page.more
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter(name => name.startsWith('tasks ')).length).toBe(await db.tasks.count())
    expect(seen.filter(name => name.startsWith('accounts '))).toEqual([])
  })

  it('contain no private row of another user', async () => {
    await db.preferences.put({ ...(await db.preferences.toArray())[0], employeeID: 'other' } as never)
    const { rows } = await changes(0)
    const keys = rows.flatMap((row: { table: string; key: string }) =>
      row.table === 'preferences' ? [row.key] : [],
    )
    expect(keys).not.toContain('other')
  })

  it('wait for the next write', async () => {
    const version = (await push(creating(1, 'Trước'))).body.version
    const waiting = changes(version, { wait: '20' })
    await push(creating(2, 'Sau'))
    const { rows } = await waiting
    expect(rows.map((row: { doc: { title?: string } }) => row.doc.title)).toContain('Sau')
  })
})
