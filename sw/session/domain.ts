import * as v from 'valibot'
import { session } from '#src/contract/session.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

const Bytes = v.instance(Uint8Array<ArrayBuffer>)

/** A stored account: the hashes of its password and of its PIN, and its user. */
export type Account = v.InferOutput<typeof Account>
export const Account = v.object({
  email: v.string(),
  userId: v.string(),
  salt: Bytes,
  hash: Bytes,
  /** Those who grant acts with a PIN have both. */
  pinSalt: v.optional(Bytes),
  pinHash: v.optional(Bytes),
})

/** Sign-in: accounts and tokens. */
export const sessionDomain = defineDomain({
  name: 'session',
  contract: session,
  handlers: { '{auth}': () => import('./handlers.ts') },
  core: true,
  tables: {
    accounts: { indexes: { 1: 'email' }, row: Account, secret: true },
  },
})
