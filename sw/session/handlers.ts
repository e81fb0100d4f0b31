import { type Credentials, type Session, session } from '#src/contract/session.ts'
import type { User } from '#src/contract/shared/user.ts'
import { delay } from '#sw/server/delay.ts'
import { handle } from '#sw/server/handle.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { issue, verify } from './token.ts'

export const handlers = handle(session, {
  signIn: async ({ body }) => {
    await delay(1500) // spec: section 9, sign-in, sign-up and unlock-session
    return signIn(body)
  },
  unlock: async ({ body }) => {
    await delay(1500)
    return signIn(body)
  },
  signInWithToken: async ({ body }) => {
    const userId = await verify(body.accessToken)
    const user = userId ? await db.users.get(userId) : undefined
    return user ? sessionOf(user) : invalidToken()
  },
  signOut: async ({ body }) => {
    const { endToken } = await import('./ended-tokens.ts')
    await endToken(body.accessToken)
    return true
  },
  // spec: the three calls below return true and store nothing
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

async function signIn({ email, password }: Credentials) {
  const { userWith } = await import('./sign-in.ts')
  return sessionOf(await userWith(email, password))
}

const sessionOf = async (user: User): Promise<Session> => ({
  user,
  accessToken: await issue(user.id),
  tokenType: 'bearer',
})

const invalidToken = (): never => {
  throw new Problem(401, { text: { code: 'invalidToken' } })
}
