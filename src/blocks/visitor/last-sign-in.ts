import * as v from 'valibot'
import { parseJson } from '#src/lib/text/parse-json.ts'

const key = 'outpost.lastSignIn'

const LastSignIn = v.object({
  /** Empty when the page was opened without one. */
  alias: v.string(),
  remember: v.boolean(),
  /** Stored only if the user asked to be remembered. */
  email: v.optional(v.string()),
  company: v.optional(v.string()),
})
export type LastSignIn = v.InferOutput<typeof LastSignIn>

/** The user who signed in last on this device, for the greeting; undefined on a new device. */
export function lastSignIn(): LastSignIn | undefined {
  const kept = v.safeParse(LastSignIn, parseJson(localStorage.getItem(key)))
  return kept.success ? kept.output : undefined
}

export function keepSignIn(signIn: LastSignIn) {
  localStorage.setItem(key, JSON.stringify(signIn))
}
