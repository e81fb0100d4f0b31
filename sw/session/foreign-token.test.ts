import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { user } from '#src/contract/user.ts'
import { db } from '#sw/storage/db.ts'
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
let answer: () => Promise<Response>
let count = 0

beforeEach(async () => {
  await freshServer()
  configure({ bases: { auth: 'https://auth.example/api' } })
  asked = []
  answer = async () => Response.json(person)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, bearer: new Headers(init.headers).get('Authorization') })
    return answer()
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
  answer = async () => Response.json({ ...person, id: 'huong', groupID: 'unknown' })
  const before = await db.users.get('huong')
  const token = foreignToken()
  expect(await statusFor(token)).toBe(200)
  expect(await db.users.get('huong')).toEqual({ ...before, groupID: 'unknown' })
  expect((await send(user.list, { token })).status).toBe(403)
})

it('a token that the server refuses is refused, and so is one that has expired, without a question', async () => {
  answer = async () => new Response('{}', { status: 401 })
  expect(await statusFor(foreignToken())).toBe(401)
  expect(asked).toHaveLength(1)
  answer = async () => Response.json(person)
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
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.setSystemTime(Date.now() + 61_000)
  expect(await statusFor(token)).toBe(200)
  expect(asked).toHaveLength(2)
  expect(await statusFor(token)).toBe(200)
  expect(await statusFor(foreignToken())).toBe(500)
})

it('a token that the server ends is refused after the next question', async () => {
  const token = foreignToken()
  expect(await statusFor(token)).toBe(200)
  answer = async () => new Response('{}', { status: 401 })
  expect(await statusFor(token)).toBe(200)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await statusFor(token)).toBe(200)
  await vi.waitFor(async () => expect(await db.meta.get('foreignTokens')).toMatchObject({ value: {} }))
  await vi.waitFor(async () => expect(await statusFor(token)).toBe(401))
})

it('a reply that is not a user accepts nobody', async () => {
  answer = async () => new Response('<!doctype html>')
  expect(await statusFor(foreignToken())).toBe(500)
  answer = async () => Response.json({ id: 7 })
  expect(await statusFor(foreignToken())).toBe(500)
  expect(await db.users.get('an')).toBeUndefined()
})
