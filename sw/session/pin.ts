import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { clearAttempts, countAttempt } from './attempts.ts'
import type { Account } from './domain.ts'
import { hash, isSame, makeSalt } from './password.ts'

/** Returns the account of a user. Rejects with 404. */
export async function accountOf(userId: string): Promise<Account> {
  const { email } = await getOr404(db.users, userId, 'user')
  return getOr404(db.accounts, email, 'account')
}

/**
 * Resolves when this is the PIN of a user. Rejects with 403 when it is not or the user has none, and with 429 while the
 * user has to wait (see `attempts.ts`).
 */
export async function checkPin(userId: string, typed: string): Promise<void> {
  const { pinSalt, pinHash } = await accountOf(userId)
  await countAttempt(userId, 'pin')
  if (!pinSalt || !pinHash || !isSame(await hash(typed, pinSalt), pinHash))
    throw new Problem(403, { text: { code: 'wrongPin' }, field: 'pin' })
  await clearAttempts(userId, 'pin')
}

/**
 * Returns the account of a user with another PIN, or without one, not stored yet. Rejects with 403 when the password is
 * wrong, and with 429.
 */
export async function accountWithPin(userId: string, password: string, pin: string | null): Promise<Account> {
  const { pinSalt: _, pinHash: __, ...account } = await accountOf(userId)
  await countAttempt(account.email)
  if (!isSame(await hash(password, account.salt), account.hash))
    throw new Problem(403, { text: { code: 'wrongPassword' }, field: 'password' })
  await clearAttempts(account.email)
  if (pin === null) return account
  const pinSalt = makeSalt()
  return { ...account, pinSalt, pinHash: await hash(pin, pinSalt) }
}
