import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problemSchema } from '#src/contract/core/problems.ts'
import { notes } from '#src/contract/notes.ts'
import { user } from '#src/contract/user.ts'
import { db } from '#sw/storage/db.ts'
import { dump } from '#tests/api/dump.ts'
import { configure, freshServer, send } from '#tests/support/server.ts'

const address = 'https://auth.example/api/common/check'
const DAY_S = 24 * 60 * 60
const person = {
  id: 'an',
  name: 'An',
  email: 'an@shop.vn',
  avatar: null,
  avatarID: null,
  status: 'online',
  groupID: 'store',
}

let asked: { url: string; bearer: string | null }[]
let respond: () => Promise<Response>
let count = 0

beforeEach(async () => {
  await freshServer()
  configure({ bases: { auth: 'https://auth.example/api' } })
  asked = []
  respond = async () => Response.json(person)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, bearer: new Headers(init.headers).get('Authorization') })
    return respond()
  })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  configure({})
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Returns a new token of the server, whose key this device does not have. */
function foreignToken(expires = Date.now() / 1000 + DAY_S) {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  return `${encode({ alg: 'RS256' })}.${encode({ sub: 'an', exp: expires, jti: count++ })}.c2ln`
}

const statusFor = async (token: string) => (await send(user.get, { token })).status

it('a token is valid when the configured server knows its user, who is stored with the group that the server names', async () => {
  const token = foreignToken()
  const response = await send(user.get, { token })
  expect([response.status, await response.json()]).toEqual([200, person])
  expect(asked).toEqual([{ url: address, bearer: `Bearer ${token}` }])
  expect((await send(user.list, { token })).status).toBe(200)
  expect(asked).toHaveLength(1)
})

it('the server names the group of a user whom the device knows, and nothing else of them', async () => {
  respond = async () => Response.json({ ...person, id: 'huong', groupID: 'unknown' })
  const before = await db.users.get('huong')
  const token = foreignToken()
  expect(await statusFor(token)).toBe(200)
  expect(await db.users.get('huong')).toEqual({ ...before, groupID: 'unknown' })
  expect((await send(user.list, { token })).status).toBe(403)
})

it('a token that the server refuses is refused, and so is one that has expired, without a question', async () => {
  respond = async () => new Response('{}', { status: 401 })
  expect(await statusFor(foreignToken())).toBe(401)
  expect(asked).toHaveLength(1)
  respond = async () => Response.json(person)
  expect(await statusFor(foreignToken(Date.now() / 1000 - 1))).toBe(401)
  expect(await statusFor(foreignToken(Number.NaN))).toBe(401)
  expect(await statusFor('not.a.token')).toBe(401)
  expect(asked).toHaveLength(1)
})

it('no server is asked when config.json names none for {auth}, or when the device is in a team', async () => {
  configure({ bases: { admin: 'https://admin.example' } })
  expect(await statusFor(foreignToken())).toBe(401)
  configure({ bases: { auth: 'https://auth.example/api' } })
  const team = { id: 'team', address: '', name: '', device: 'one', token: '', key: {}, prefix: 'A' }
  await db.team.add({ ...team, cursor: 0, state: 'inStep', syncedAt: 0 } as never)
  expect(await statusFor(foreignToken())).toBe(401)
  expect(asked).toEqual([])
})

it('an accepted token stays valid without the network; a new one is neither accepted nor refused', async () => {
  const token = foreignToken()
  expect(await statusFor(token)).toBe(200)
  respond = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.setSystemTime(Date.now() + 61_000)
  expect(await statusFor(token)).toBe(200)
  expect(asked).toHaveLength(2)
  expect(await statusFor(token)).toBe(200)
  expect(await statusFor(foreignToken())).toBe(502)
})

it('a token that the server ends is refused after the next question', async () => {
  const token = foreignToken()
  expect(await statusFor(token)).toBe(200)
  respond = async () => new Response('{}', { status: 401 })
  expect(await statusFor(token)).toBe(200)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await statusFor(token)).toBe(200)
  await vi.waitFor(async () => expect(await db.meta.get('foreignTokens')).toMatchObject({ value: {} }))
  await vi.waitFor(async () => expect(await statusFor(token)).toBe(401))
})

const unusable: Record<string, () => Promise<Response>> = {
  'is away': () => Promise.reject(new TypeError('Failed to fetch')),
  'does not reply in time': () => Promise.reject(new DOMException('', 'TimeoutError')),
  'replies as a gateway': async () => new Response('<!doctype html>', { status: 503 }),
  'replies with a page': async () => new Response('<!doctype html>'),
  'replies with something else': async () => Response.json({ id: 7 }),
}

it.each(Object.entries(unusable))(
  'while the server %s, a call with a new token gets 502 in the language of its user and changes nothing',
  async (_, reply) => {
    const [note] = await db.notes.toArray()
    const before = await dump()
    const token = foreignToken()
    const rename = { body: { updatedNote: { id: note?.id ?? '', title: 'Mới' } }, token }
    respond = reply
    for (const [lang, words] of [
      ['en', 'Your sign-in cannot be checked'],
      ['vi', 'Chưa kiểm tra được phiên đăng nhập'],
    ] as const) {
      const response = await send(notes.update, { ...rename, headers: { 'Accept-Language': lang } })
      expect(response.status).toBe(502)
      const problem = v.parse(problemSchema('authUnreachable'), await response.json())
      expect(problem.message).toContain(words)
    }
    expect(await dump()).toEqual(before)
    respond = async () => Response.json(person)
    expect((await send(notes.update, rename)).status).toBe(200)
  },
)
