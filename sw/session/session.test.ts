import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '#src/contract/session.ts'
import { db } from '#sw/storage/db.ts'
import { covers } from '#tests/support/covers.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { issue } from './token.ts'

const pair = { email: 'staff@outpost.example', password: 'Outpost-2026' }
const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')

beforeEach(freshServer)

describe('signing in', () => {
  it.each([session.signIn, session.unlock])(
    'with the sample pair answers user, token and type',
    async endpoint => {
      const reply = await call(endpoint, { token: null, body: pair })
      expect(reply).toMatchObject({ user: { id: 'huong', email: pair.email }, tokenType: 'bearer' })
      const claims = JSON.parse(atob(reply.accessToken.split('.')[1]))
      expect(claims).toMatchObject({ iss: 'outpost', sub: 'huong' })
      expect(claims.exp - claims.iat).toBe(7 * 24 * 60 * 60) // spec: valid 7 days from issue
    },
  )

  it.each([
    { ...pair, password: 'wrong' },
    { ...pair, email: 'nobody@outpost.example' },
    { email: '', password: '' },
  ])('with any other pair is 404 with the body false', async body => {
    covers('session.one-pair', 'errors.sign-in')
    const response = await send(session.signIn, { token: null, body })
    expect([response.status, await response.json()]).toEqual([404, false])
  })

  it('with a token renews it; an invalid one is 401 "Invalid token"', async () => {
    covers('session.credentials', 'errors.token')
    const accessToken = await issue('huong')
    expect((await call(session.signInWithToken, { token: null, body: { accessToken } })).user.id).toBe(
      'huong',
    )
    const refused = await send(session.signInWithToken, {
      token: null,
      body: { accessToken: `${accessToken}x` },
    })
    expect([refused.status, (await refused.json()).message]).toEqual([401, 'Invalid token'])
  })

  it('keeps passwords as salted hashes only', async () => {
    const stored = JSON.stringify(await db.accounts.toArray(), (_, value) =>
      value instanceof Uint8Array ? [...value] : value,
    )
    expect(stored).not.toContain(pair.password)
    expect((await db.accounts.get(pair.email))?.salt).toHaveLength(16)
  })
})

it.each([
  [session.signUp, { name: 'Lan', email: 'lan@outpost.example', password: 'x' }],
  [session.forgotPassword, { email: pair.email }],
  [session.resetPassword, { password: 'x' }],
])('$path answers true', async (endpoint, body) => {
  expect(await call(endpoint, { token: null, body })).toBe(true)
})

describe('a token', () => {
  const statusWith = async (token: string | null) => (await send(session.check, { token })).status

  it('of ours is accepted', async () => {
    expect(await statusWith(await issue('huong'))).toBe(200)
  })

  it('that is missing, malformed, forged, unsigned or of another issuer is refused', async () => {
    covers('session.token-signature')
    const [head, body, signature] = (await issue('huong')).split('.') as [string, string, string]
    const claims = JSON.parse(atob(body))
    const forged = `${head}.${encode({ ...claims, sub: 'chau' })}.${signature}`
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`
    const relabelled = `${encode({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`
    for (const token of [
      null,
      '',
      'x',
      'a.b',
      'a.b.c',
      `${head}.${body}`,
      `${head}.${body}.`,
      `${head}.${body}.${signature}.x`,
      forged,
      unsigned,
      relabelled,
    ])
      expect(await statusWith(token), String(token)).toBe(401)
  })

  it('that was signed by another key is refused', async () => {
    const token = await issue('huong')
    await db.secrets.clear()
    const other = await issue('huong')
    expect(other).not.toBe(token)
    expect(await statusWith(other)).toBe(200)
    expect(await statusWith(token)).toBe(401)
  })

  it('that has expired is refused, also when it was good before', async () => {
    covers('session.token-issued')
    const token = await issue('huong')
    expect(await statusWith(token)).toBe(200)
    vi.useFakeTimers({ now: Date.now() + 7 * 24 * 60 * 60 * 1000, toFake: ['Date'] })
    expect(await statusWith(token)).toBe(401)
    vi.useRealTimers()
  })

  it('is signed by a key that cannot be read', async () => {
    await issue('huong')
    const stored = await db.secrets.get('token')
    expect(stored?.key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', stored?.key as CryptoKey)).rejects.toThrow()
  })
})
