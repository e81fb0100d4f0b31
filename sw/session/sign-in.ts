import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { clearAttempts, countAttempt } from './attempts.ts'
import { hash, isSame, makeSalt } from './password.ts'
import { updateAccount } from './pin.ts'

/** All unknown addresses share one count of attempts, so that the stored data cannot grow. */
const UNKNOWN = ''

/**
 * Returns the user with this address and password. Rejects with 404 and the body `false`, or with 429 (see
 * `attempts.ts`).
 */
export async function userWith(email: string, password: string) {
  const account = await db.accounts.get(email.trim().toLowerCase())
  await countAttempt(account?.email ?? UNKNOWN)
  // An unknown address takes as long as a known one, so that the two cannot be distinguished.
  const derived = await hash(password, account?.salt ?? makeSalt())
  const user = account && isSame(derived, account.hash) ? await db.users.get(account.userId) : undefined
  if (!account || !user) throw new Problem(404, { body: false }) // spec: wrong credentials are 404 with the body false
  await clearAttempts(account.email)
  return user
}

/**
 * Returns a function that stores the new password of a user; undefined when the old one is wrong. Rejects with 429. The
 * function is called in a transaction, and returns false when another call has changed the password in the meantime.
 */
export async function accountWith(userId: string, oldPassword: string, newPassword: string) {
  const { email } = await getOr404(db.users, userId, 'user')
  const account = await getOr404(db.accounts, email, 'account')
  await countAttempt(email)
  if (!isSame(await hash(oldPassword, account.salt), account.hash)) return undefined
  await clearAttempts(email)
  const salt = makeSalt()
  const changed = { salt, hash: await hash(newPassword, salt) }
  return () => updateAccount(account, changed)
}
