import * as v from 'valibot'
import { type Bases, defaultBases, resolveBase } from '#src/contract/core/bases.ts'
import { session } from '#src/contract/session.ts'
import { User } from '#src/contract/shared/user.ts'
import { expiryOf } from '#src/lib/token-expiry.ts'
import { asset } from '#sw/server/assets.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/** The row of `meta` with the tokens that the server has accepted, by their SHA-256. */
const KNOWN_TOKENS = 'foreignTokens'
/** The time limit of the server, in ms. */
const TIMEOUT_MS = 15_000
/** How long an accepted token is used before the server is asked again, in ms. */
const RECHECK_MS = 60_000

interface Known {
  userId: string
  /** In ms since 1970. */
  expires: number
}

/** When this worker last asked the server about a token, in ms since 1970. */
const askedAt = new Map<string, number>()
const asking = new Map<string, Promise<string | undefined>>()

/**
 * Returns the user of a token of the server that `config.json` names for `{auth}`; undefined without such a server, in a
 * team, and when the server refuses the token or it has expired. The server is asked at the first use and then once a
 * minute, in the background, so that an accepted token is also valid without the network. Rejects with 502 when a new
 * token cannot be checked.
 */
export async function foreignUser(token: string): Promise<string | undefined> {
  const address = await checkAddress()
  const expires = expiryOf(token)
  if (!address || expires <= Date.now() || (await db.team.count()) > 0) return undefined
  const hash = await hashOf(token)
  const known = (await knownTokens())[hash]
  if (!known) return ask(address, token, hash, expires)
  if ((askedAt.get(hash) ?? 0) + RECHECK_MS < Date.now())
    // Without a reply the token stays valid.
    ask(address, token, hash, expires).catch(() => undefined)
  return known.userId
}

/** Returns the address that tells whose a token is, if `config.json` names a server for it. */
async function checkAddress(): Promise<string | undefined> {
  const { bases } = await asset<{ bases?: Partial<Bases> }>('config.json')
  const { path } = session.check
  const address = resolveBase(path, { ...defaultBases, ...bases })
  if (address === resolveBase(path)) return undefined
  return address.includes('://') ? address : address.replace(/^\//, '')
}

/** Asks the server once at a time. Returns the user, undefined when it refuses the token. Rejects as `userOf`. */
function ask(address: string, token: string, hash: string, expires: number) {
  const current = asking.get(hash)
  if (current) return current
  askedAt.set(hash, Date.now())
  const reply = userOf(address, token)
    .then(user => keep(hash, expires, user))
    .finally(() => asking.delete(hash))
  asking.set(hash, reply)
  return reply
}

/**
 * Returns the user whom the server names, undefined when it refuses the token. Rejects with 502 when it cannot be reached
 * or replies with something else.
 */
async function userOf(address: string, token: string): Promise<User | undefined> {
  try {
    const response = await fetch(address, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.status === 401 ? undefined : v.parse(User, await response.json())
  } catch {
    throw new Problem(502, { text: { code: 'authUnreachable' } })
  }
}

/** Stores what the server has said about a token, and its user, with the group that the server names. */
const keep = (hash: string, expires: number, user: User | undefined) =>
  db.transaction('rw', db.meta, db.users, async () => {
    const now = Date.now()
    const others = Object.entries(await knownTokens()).filter(
      ([other, known]) => other !== hash && known && known.expires > now,
    )
    const own = user ? [[hash, { userId: user.id, expires }] as const] : []
    await db.meta.put({ key: KNOWN_TOKENS, value: Object.fromEntries([...others, ...own]) })
    if (!user) return undefined
    const stored = await db.users.get(user.id)
    if (stored?.groupID !== user.groupID) await db.users.put({ ...user, ...stored, groupID: user.groupID })
    return user.id
  })

const knownTokens = async () =>
  ((await db.meta.get(KNOWN_TOKENS))?.value ?? {}) as Partial<Record<string, Known>>

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
