import { beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '#src/contract/session.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { db } from '#sw/storage/db.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { issue, signingKey } from './token.ts'

const pair = { email: 'staff@outpost.example', password: 'Outpost-2026' }
const day = 24 * 60 * 60
const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')

beforeEach(freshServer)

describe('signing in', () => {
  it.each([session.signIn, session.unlock])(
    'with the sample account returns user, token and type',
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
  ])('with any other address or password returns 404 with the body false', async body => {
    covers('session.one-pair', 'errors.sign-in')
    const response = await send(session.signIn, { token: null, body })
    expect([response.status, await response.json()]).toEqual([404, false])
  })

  it.each([
    { ...pair, password: `${pair.password}\0` },
    { ...pair, password: 'Outpost\n-2026' },
    { ...pair, email: `${pair.email}\0` },
  ])('with control characters returns 400', async body => {
    expect((await send(session.signIn, { token: null, body })).status).toBe(400)
  })

  it('with a token renews it; an invalid token returns 401 "Invalid token"', async () => {
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

  it('stores passwords only as salted hashes', async () => {
    const stored = JSON.stringify(await db.accounts.toArray(), (_, value) =>
      value instanceof Uint8Array ? [...value] : value,
    )
    expect(stored).not.toContain(pair.password)
    expect((await db.accounts.get(pair.email))?.salt).toHaveLength(16)
  })
})

describe('wrong passwords', () => {
  const tried = (count: number) =>
    db.meta.put({ key: 'signInAttempts', value: { [pair.email]: { count, at: Date.now() } } })
  const stored = async () => Object.keys(((await db.meta.get('signInAttempts'))?.value ?? {}) as object)

  it.each([session.signIn, session.unlock])(
    'cause a pause of $path, also for the right password',
    async endpoint => {
      await tried(8)
      const headers = { 'Accept-Language': 'vi' }
      const refused = await send(endpoint, { token: null, body: pair, headers })
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '8'])
      expect(await refused.json()).toEqual({
        message: 'Nhập sai quá nhiều lần. Hãy thử lại sau 8 giây.',
        code: 'tooManyAttempts',
      })
    },
  )

  it('cause a pause of the password change', async () => {
    await tried(8)
    const body = { oldPassword: pair.password, newPassword: 'x', twoStep: true, changeEvery6Months: false }
    expect((await send(preferences.resetPassword, { body })).status).toBe(429)
  })

  it('are counted until the right one is sent; all unknown addresses share one count', async () => {
    for (const email of [pair.email, 'a@shop.vn', 'b@shop.vn'])
      await send(session.signIn, { token: null, body: { email, password: 'wrong' } })
    expect(await stored()).toEqual([pair.email, ''])
    await call(session.signIn, { token: null, body: pair })
    expect(await stored()).toEqual([''])
  })
})

describe('signing out', () => {
  const statusWith = async (token: string) => (await send(session.check, { token })).status
  const signOut = (accessToken: string) => call(session.signOut, { body: { accessToken } })

  it('ends the token, in every spelling, and no other token', async () => {
    const [ended, other] = [await issue('khoa'), await issue('long')]
    // The last letter of the signature has two unused bits.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const respelled = ended.slice(0, -1) + letters[letters.indexOf(ended.slice(-1)) + 1]
    expect([await statusWith(ended), await statusWith(respelled)]).toEqual([200, 200])
    expect(await signOut(ended)).toBe(true)
    expect([await statusWith(ended), await statusWith(respelled), await statusWith(other)]).toEqual([
      401, 401, 200,
    ])
    expect((await send(session.signInWithToken, { token: null, body: { accessToken: ended } })).status).toBe(
      401,
    )
  })

  it('with an invalid token changes nothing', async () => {
    expect(await signOut('x.y.z')).toBe(true)
    expect(await db.meta.get('endedTokens')).toBeUndefined()
  })

  it('deletes expired tokens', async () => {
    await db.meta.put({ key: 'endedTokens', value: { old: 1 } })
    await signOut(await issue('khoa'))
    const kept = Object.keys((await db.meta.get('endedTokens'))?.value as object)
    expect([kept.length, kept.includes('old')]).toEqual([1, false])
  })
})

it.each([
  [session.signUp, { name: 'Lan', email: 'lan@outpost.example', password: 'x' }],
  [session.forgotPassword, { email: pair.email }],
  [session.resetPassword, { password: 'x' }],
])(
  '$path returns true, also without a field or a body, and refuses each field that is malformed',
  async (endpoint, body) => {
    const statusOf = async (sent?: object) => (await send(endpoint, { token: null, body: sent })).status
    expect(await call(endpoint, { token: null, body })).toBe(true)
    expect(await Promise.all([statusOf(), statusOf({})])).toEqual([200, 200])
    for (const field of Object.keys(body))
      for (const bad of ['', 7, null])
        expect([field, bad, await statusOf({ ...body, [field]: bad })]).toEqual([field, bad, 400])
  },
)

/** Returns a token with these claims, signed with the key of this device. */
async function signed(claims: object) {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  const signature = await crypto.subtle.sign('HMAC', await signingKey(), new TextEncoder().encode(text))
  return `${text}.${Buffer.from(signature).toString('base64url')}`
}

describe('a token', () => {
  const statusWith = async (token: string | null) => (await send(session.check, { token })).status

  it('of this device is accepted', async () => {
    expect(await statusWith(await issue('huong'))).toBe(200)
  })

  it('that is missing, malformed, forged, unsigned or from another issuer is refused', async () => {
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

  it('that was signed with another key is refused', async () => {
    const token = await issue('huong')
    await db.secrets.clear()
    const other = await issue('huong')
    expect(other).not.toBe(token)
    expect(await statusWith(other)).toBe(200)
    expect(await statusWith(token)).toBe(401)
  })

  it('that has expired is refused, also when it was accepted before', async () => {
    covers('session.token-issued')
    const token = await issue('huong')
    expect(await statusWith(token)).toBe(200)
    vi.useFakeTimers({ now: Date.now() + 7 * 24 * 60 * 60 * 1000, toFake: ['Date'] })
    expect(await statusWith(token)).toBe(401)
    vi.useRealTimers()
  })

  it.each([
    ['that is valid for more than 7 days', { iat: 0, exp: day * 8 }, 401],
    ['that was issued far in the future', { iat: day * 4, exp: day * 5 }, 401],
    ['that does not say when it was issued', { exp: day * 5 }, 401],
    ['of a clock that was two days ahead', { iat: day * 2, exp: day * 9 }, 200],
  ])('%s', async (_, times, status) => {
    const now = Math.floor(Date.now() / 1000)
    const absolute = Object.fromEntries(Object.entries(times).map(([name, time]) => [name, now + time]))
    expect(await statusWith(await signed({ iss: 'outpost', sub: 'huong', ...absolute }))).toBe(status)
  })

  it('is signed with a key that cannot be exported', async () => {
    await issue('huong')
    const stored = await db.secrets.get('token')
    expect(stored?.key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', stored?.key as CryptoKey)).rejects.toThrow()
  })
})
