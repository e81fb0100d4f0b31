import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Pool } from 'pg'
import * as v from 'valibot'
import { TokenClaims } from '#src/contract/team-wire.ts'
import { setting } from './settings.ts'

const ALGORITHM = 'ES256'
const ISSUER = 'outpost-team'
/** A device that has not reached the server for so long signs in again. */
const LIFETIME = '30d'

export type Claims = v.InferOutput<typeof TokenClaims>

/** The tokens of a team: the server signs them, and devices verify them with the public key. */
export interface Tokens {
  readonly publicKey: JWK
  readonly issue: (claims: Pick<Claims, 'sub' | 'device'>) => Promise<string>
  /** Returns the claims of a token; undefined when it is malformed, forged, expired or of another team. */
  readonly verify: (token: string) => Promise<Claims | undefined>
}

/** Returns the tokens of a team. Its key is created at the first start and kept in its settings. */
export async function tokensOf(pool: Pool, team: string): Promise<Tokens> {
  const stored = await setting(pool, 'key', createKey)
  const key = await importJWK(stored, ALGORITHM)
  const { kty, crv, x, y, kid } = stored
  const publicKey = { kty, crv, x, y, kid }
  const verifying = await importJWK(publicKey, ALGORITHM)
  return {
    publicKey,
    issue: claims =>
      new SignJWT({ ...claims, team })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .setJti(randomUUID())
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, verifying, { algorithms: [ALGORITHM], issuer: ISSUER })
        const claims = v.parse(TokenClaims, payload)
        return claims.team === team ? claims : undefined
      } catch {
        return undefined
      }
    },
  }
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID() }
}
