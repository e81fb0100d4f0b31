import { db } from '#sw/storage/db.ts'
import { claimsOf, ENDED_TOKENS, endedTokens, forgetToken } from './token.ts'

/** Ends a token before it expires. Ignores text that is not a token of this device, and deletes expired entries. */
export async function endToken(token: string): Promise<void> {
  const claims = await claimsOf(token)
  if (!claims) return
  await db.transaction('rw', db.meta, async () => {
    const now = Date.now() / 1000
    const others = Object.entries(await endedTokens()).filter(([, expires = 0]) => expires > now)
    const value = Object.fromEntries([...others, [claims.signature, claims.expires]])
    await db.meta.put({ key: ENDED_TOKENS, value })
  })
  forgetToken(claims.signature)
  // Nobody is signed in: nothing is sent until the next sign-in.
  await db.team.update('team', { inBackground: false })
}
