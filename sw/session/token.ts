import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/*
 * JSON Web Tokens, only HS256, with WebCrypto. A library would add 6 KiB to the worker's 50, for algorithms that must
 * not be accepted here; see docs/decisions.
 */
const issuer = 'outpost'
const DAY_S = 24 * 60 * 60
/** spec: valid 7 days from issue */
const LIFETIME_S = 7 * DAY_S
/** How far the clock of this device may have been ahead when it issued a token, in s. */
const MAX_SKEW_S = 3 * DAY_S
/** The row of `meta` with the tokens that sign-out has ended: their expiry in s since 1970, by signature. */
export const ENDED_TOKENS = 'endedTokens'
const header = { alg: 'HS256', typ: 'JWT' }

/**
 * The tokens that this worker has verified since it started: each signature is checked once instead of on every call.
 */
const genuine = new Map<string, Claims>()

interface Claims {
  userId: string
  /** In s since 1970. */
  expires: number
  /** The signature in its canonical spelling: the last character of base64 has unused bits. */
  signature: string
}

/**
 * Returns the id of the user whose bearer token a request carries. Rejects with 401 without one, and for one that is
 * expired or forged. A token of a configured server is checked by that server.
 */
export async function authenticate(request: Request): Promise<string> {
  const [scheme, token] = request.headers.get('Authorization')?.split(' ') ?? []
  const userId =
    scheme?.toLowerCase() === 'bearer' && token
      ? ((await verify(token)) ?? (await foreign(token)))
      : undefined
  if (userId) return userId
  throw new Problem(401, { text: { code: 'unauthorised' }, headers: { 'WWW-Authenticate': 'Bearer' } })
}

const foreign = async (token: string) => (await import('./foreign-token.ts')).foreignUser(token)

/** Returns a new token for a user, valid for 7 days. */
export async function issue(userId: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, sub: userId, iat: now, exp: now + LIFETIME_S, jti: crypto.randomUUID() }
  const signed = `${encode(header)}.${encode(claims)}`
  const signature = await crypto.subtle.sign('HMAC', await signingKey(), utf8(signed))
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`
}

/** Returns the user id of a token; undefined when it is malformed, forged, expired or ended. */
export async function verify(token: string): Promise<string | undefined> {
  const known = await claimsOf(token)
  return known && known.expires * 1000 > Date.now() ? known.userId : undefined
}

/** Returns the claims of a genuine token, also after it has expired. */
export async function claimsOf(token: string): Promise<Claims | undefined> {
  const known = genuine.get(token) ?? (await check(token))
  if (known) genuine.set(token, known)
  return known
}

/** Removes a token from the verified ones, in every spelling; its next use is checked again. */
export function forgetToken(signature: string) {
  for (const [token, claims] of genuine) if (claims.signature === signature) genuine.delete(token)
}

async function check(token: string): Promise<Claims | undefined> {
  try {
    const [head = '', body = '', signature = '', ...rest] = token.split('.')
    // The server chooses the algorithm, not the token: `alg: none` is always refused.
    if (rest.length > 0 || decode(head).alg !== header.alg) return undefined
    const key = await signingKey()
    const bytes = fromBase64Url(signature)
    if (!(await crypto.subtle.verify('HMAC', key, bytes, utf8(`${head}.${body}`)))) return undefined
    const { iss, sub, iat, exp } = decode(body)
    if (iss !== issuer || typeof sub !== 'string' || typeof iat !== 'number' || typeof exp !== 'number')
      return undefined
    if (exp - iat > LIFETIME_S || iat > Date.now() / 1000 + MAX_SKEW_S) return undefined
    const claims = { userId: sub, expires: exp, signature: toBase64Url(bytes) }
    return (await endedTokens())[claims.signature] ? undefined : claims
  } catch {
    return undefined
  }
}

/** Returns the tokens that sign-out has ended: their expiry in s since 1970, by signature. */
export const endedTokens = async () =>
  ((await db.meta.get(ENDED_TOKENS))?.value ?? {}) as Partial<Record<string, number>>

/**
 * Returns the key that signs tokens. It is created when the app is installed and cannot be exported, so a new
 * installation signs all users out.
 */
export async function signingKey(): Promise<CryptoKey> {
  const stored = await db.secrets.get('token')
  if (stored) return stored.key
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  // The database, and with it the key, was cleared while this worker ran.
  genuine.clear()
  // Two concurrent first calls create two keys; both use the one that was stored first.
  return db.transaction('rw', db.secrets, async () => {
    const first = await db.secrets.get('token')
    if (!first) await db.secrets.add({ id: 'token', key })
    return first?.key ?? key
  })
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const encode = (value: object) => toBase64Url(utf8(JSON.stringify(value)))
const decode = (part: string): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(fromBase64Url(part)))

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))
