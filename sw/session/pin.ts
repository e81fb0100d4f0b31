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

/** Changes fields of an account. Returns false, and changes nothing, when its password was changed since it was read. */
export async function updateAccount(read: Account, fields: object): Promise<boolean> {
  const stored = await db.accounts.get(read.email)
  if (!stored || !isSame(stored.hash, read.hash)) return false
  await db.accounts.update(read.email, fields)
  return true
}

const wrongPassword = () => new Problem(403, { text: { code: 'wrongPassword' }, field: 'password' })

/**
 * Returns a function that stores another PIN of a user, or removes it (`null`), in a transaction. Both reject with 403 when
 * the password is wrong, the function also when it was changed in the meantime; the first one rejects with 429.
 */
export async function pinSetter(userId: string, password: string, pin: string | null) {
  const account = await accountOf(userId)
  await countAttempt(account.email)
  if (!isSame(await hash(password, account.salt), account.hash)) throw wrongPassword()
  await clearAttempts(account.email)
  const pinSalt = pin === null ? undefined : makeSalt()
  const pinHash = pin !== null && pinSalt ? await hash(pin, pinSalt) : undefined
  return async () => {
    if (!(await updateAccount(account, { pinSalt, pinHash }))) throw wrongPassword()
  }
}
