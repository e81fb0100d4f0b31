import { type Session, session, type User } from '#src/contract/session.ts'
import { delay } from '#sw/server/delay.ts'
import { handle } from '#sw/server/handle.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { hash, isSame, makeSalt } from './password.ts'
import { issue, verify } from './token.ts'

export const handlers = handle(session, {
  signIn: async ({ body }) => {
    await delay(1500) // spec: section 9, sign-in, sign-up and unlock-session
    return signIn(body.email, body.password)
  },
  unlock: async ({ body }) => {
    await delay(1500)
    return signIn(body.email, body.password)
  },
  signInWithToken: async ({ body }) => {
    const userId = await verify(body.accessToken)
    const user = userId ? await db.users.get(userId) : undefined
    return user ? sessionOf(user) : invalidToken()
  },
  // spec: the three calls below answer true and store nothing
  signUp: async () => {
    await delay(1500)
    return true
  },
  forgotPassword: async () => {
    await delay(1000)
    return true
  },
  resetPassword: async () => {
    await delay(1000)
    return true
  },
  check: async ({ userId }) => (await db.users.get(userId)) ?? invalidToken(),
})

async function signIn(email: string, password: string) {
  const account = await db.accounts.get(email.trim().toLowerCase())
  // An unknown address costs the same work as a known one, so that neither can be told from the other.
  const derived = await hash(password, account?.salt ?? makeSalt())
  const user = account && isSame(derived, account.hash) ? await db.users.get(account.userId) : undefined
  if (!user) throw new Problem(404, { body: false }) // spec: wrong credentials are 404 with the body false
  return sessionOf(user)
}

const sessionOf = async (user: User): Promise<Session> => ({
  user,
  accessToken: await issue(user.id),
  tokenType: 'bearer',
})

const invalidToken = (): never => {
  throw new Problem(401, { text: { code: 'invalidToken' } })
}
