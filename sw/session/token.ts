import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/*
 * JSON Web Tokens, HS256 only, over WebCrypto. A library would cost 6 KiB of the worker's 50 to offer algorithms that
 * must not be accepted here; see docs/decisions.
 */
const issuer = 'outpost'
/** spec: valid 7 days from issue */
const lifetime = 7 * 24 * 60 * 60
const header = { alg: 'HS256', typ: 'JWT' }

/** Tokens that proved genuine in this life of the worker: a signature is checked once, not on every call. */
const genuine = new Map<string, { userId: string; expires: number }>()

/** The id of the user whose bearer token a request carries; 401 without one, and for one that is expired or forged. */
export async function authenticate(request: Request): Promise<string> {
  const [scheme, token] = request.headers.get('Authorization')?.split(' ') ?? []
  const userId = scheme?.toLowerCase() === 'bearer' && token ? await verify(token) : undefined
  if (userId) return userId
  throw new Problem(401, { text: { code: 'unauthorised' }, headers: { 'WWW-Authenticate': 'Bearer' } })
}

export async function issue(userId: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, sub: userId, iat: now, exp: now + lifetime }
  const signed = `${encode(header)}.${encode(claims)}`
  const signature = await crypto.subtle.sign('HMAC', await signingKey(), utf8(signed))
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`
}

/** The id of a token's user, or nothing when it is malformed, forged or expired. */
export async function verify(token: string): Promise<string | undefined> {
  const known = genuine.get(token) ?? (await check(token))
  if (!known || known.expires * 1000 <= Date.now()) return undefined
  genuine.set(token, known)
  return known.userId
}

async function check(token: string) {
  try {
    const [head = '', body = '', signature = '', ...rest] = token.split('.')
    // The algorithm is ours, not the token's to choose: `alg: none` never gets as far as a signature.
    if (rest.length > 0 || decode(head).alg !== header.alg) return undefined
    const key = await signingKey()
    if (!(await crypto.subtle.verify('HMAC', key, fromBase64Url(signature), utf8(`${head}.${body}`))))
      return undefined
    const { iss, sub, exp } = decode(body)
    if (iss !== issuer || typeof sub !== 'string' || typeof exp !== 'number') return undefined
    return { userId: sub, expires: exp }
  } catch {
    return undefined
  }
}

/** Made when the app is installed and never readable, not even by this code; a reinstall signs everybody out. */
export async function signingKey(): Promise<CryptoKey> {
  const stored = await db.secrets.get('token')
  if (stored) return stored.key
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  // Two first calls at once make two keys; the first one stored is the one that both use.
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
