import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/** The number of consecutive wrong passwords that cause no pause. */
const FREE_ATTEMPTS = 5
const MAX_PAUSE_MS = 5 * 60 * 1000
/** After this time without an attempt the count starts again, in ms. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000
const META_KEY = 'signInAttempts'

/**
 * By account: how many times its password was tried since the last successful sign-in, and the time of the last
 * attempt.
 */
type Attempts = Record<string, { count: number; at: number }>

/**
 * Counts an attempt for an account before its password is checked, so that concurrent attempts are counted one by
 * one. Rejects with 429 and `Retry-After` (s) while the account has to wait: 1 s after the fifth wrong password,
 * doubled after each further one, at most 5 minutes.
 */
export const countAttempt = (account: string) =>
  db.transaction('rw', db.meta, async () => {
    const attempts = await readAttempts()
    const { count, at } = attempts[account] ?? { count: 0, at: 0 }
    const elapsed = Date.now() - at
    // Setting the clock back must not lock a user out.
    const pause = elapsed < 0 ? 0 : pauseAfter(count) - elapsed
    if (pause > 0) throw tooMany(Math.ceil(pause / 1000))
    const next = { count: elapsed > FORGET_AFTER_MS ? 1 : count + 1, at: Date.now() }
    await db.meta.put({ key: META_KEY, value: { ...attempts, [account]: next } })
  })

/** Deletes the attempts of an account after a successful sign-in. */
export const clearAttempts = (account: string) =>
  db.transaction('rw', db.meta, async () => {
    const { [account]: _, ...others } = await readAttempts()
    await db.meta.put({ key: META_KEY, value: others })
  })

const readAttempts = async () => ((await db.meta.get(META_KEY))?.value ?? {}) as Attempts

/** Returns the pause after a number of attempts, in ms. */
const pauseAfter = (count: number) =>
  count < FREE_ATTEMPTS ? 0 : Math.min(1000 * 2 ** (count - FREE_ATTEMPTS), MAX_PAUSE_MS)

const tooMany = (seconds: number) =>
  new Problem(429, {
    text: { code: 'tooManyAttempts', seconds: `${seconds}` },
    headers: { 'Retry-After': `${seconds}` },
  })
