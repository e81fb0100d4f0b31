import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/** The number of consecutive wrong secrets that cause no pause. */
const FREE_ATTEMPTS = 5
const MAX_PAUSE_MS = 5 * 60 * 1000
/** After this time without an attempt the count starts again, in ms. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000

/** The row of `meta` with the attempts at each kind of secret. */
const metaKeys = { password: 'signInAttempts', pin: 'pinAttempts' }

/** A kind of secret. Its attempts are counted separately: a wrong PIN does not delay the sign-in. */
type Secret = keyof typeof metaKeys

/**
 * By owner of the secret: how many times it was tried since the last right one, and the time of the last attempt.
 */
type Attempts = Record<string, { count: number; at: number }>

/**
 * Counts an attempt at the secret of an owner (an account's address, a user's id) before the secret is checked, so that
 * concurrent attempts are counted one by one. Rejects with 429 and `Retry-After` (s) while the owner has to wait: 1 s
 * after the fifth wrong secret, doubled after each further one, at most 5 minutes. Call it before the transaction of a
 * write (in `prepare`): a refused write would take its count back.
 */
export const countAttempt = (owner: string, secret: Secret = 'password') =>
  db.transaction('rw', db.meta, async () => {
    const attempts = await readAttempts(secret)
    const { count, at } = attempts[owner] ?? { count: 0, at: 0 }
    const elapsed = Date.now() - at
    // Setting the clock back must not lock a user out.
    const pause = elapsed < 0 ? 0 : pauseAfter(count) - elapsed
    if (pause > 0) throw tooMany(Math.ceil(pause / 1000))
    const next = { count: elapsed > FORGET_AFTER_MS ? 1 : count + 1, at: Date.now() }
    await db.meta.put({ key: metaKeys[secret], value: { ...attempts, [owner]: next } })
  })

/** Deletes the attempts at the secret of an owner, after the right one. */
export const clearAttempts = (owner: string, secret: Secret = 'password') =>
  db.transaction('rw', db.meta, async () => {
    const { [owner]: _, ...others } = await readAttempts(secret)
    await db.meta.put({ key: metaKeys[secret], value: others })
  })

const readAttempts = async (secret: Secret) =>
  ((await db.meta.get(metaKeys[secret]))?.value ?? {}) as Attempts

/** Returns the pause after a number of attempts, in ms. */
const pauseAfter = (count: number) =>
  count < FREE_ATTEMPTS ? 0 : Math.min(1000 * 2 ** (count - FREE_ATTEMPTS), MAX_PAUSE_MS)

const tooMany = (seconds: number) =>
  new Problem(429, {
    text: { code: 'tooManyAttempts', seconds: `${seconds}` },
    headers: { 'Retry-After': `${seconds}` },
  })
