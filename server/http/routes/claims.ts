import { isInContact } from '#server/members/devices.ts'
import type { Team } from '#server/members/team.ts'
import type { Claims } from '#server/members/tokens.ts'
import { Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'

/** Returns the claims of the token of a call, also those of a removed member or device; undefined without a valid token. */
export async function tokenOf({ tokens }: Team, request: Request): Promise<Claims | undefined> {
  const [scheme, token] = request.headers.get('Authorization')?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' && token ? tokens.verify(token) : undefined
}

/** Returns the member and the device whose token a call has. Rejects with 401 when it is not valid, or one was removed. */
export async function claimsOf(team: Team, request: Request): Promise<Claims> {
  const { pool } = team
  const claims = await tokenOf(team, request)
  // A removed person or device has a token that has not ended yet.
  const isMember = claims !== undefined && (await db.users.get(claims.sub)) !== undefined
  if (claims && isMember && (await isInContact(pool, { id: claims.device, userId: claims.sub })))
    return claims
  throw new Problem(401, { text: { code: 'unauthorised' }, headers: { 'WWW-Authenticate': 'Bearer' } })
}
