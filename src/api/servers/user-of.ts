import { token } from '#src/api/session.ts'

/**
 * Returns the user of a bearer token, its claim `sub`; undefined for a token without one, whose writes and reads are not
 * kept, because nothing tells whose they are.
 */
export function userOf(token: string | undefined): string | undefined {
  try {
    const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { sub } = JSON.parse(atob(claims))
    return typeof sub === 'string' && sub !== '' ? sub : undefined
  } catch {
    return undefined
  }
}

/** Returns the signed-in user, by the token of the session. */
export const currentUser = () => userOf(token())
