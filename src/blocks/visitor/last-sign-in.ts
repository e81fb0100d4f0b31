import { parseJson } from '#src/lib/text/parse-json.ts'

const key = 'outpost.lastSignIn'

export interface LastSignIn {
  /** Empty when the page was opened without one. */
  alias: string
  remember: boolean
  /** Stored only if the user asked to be remembered. */
  email?: string
  company?: string
}

/** The user who signed in last on this device, for the greeting; undefined on a new device. */
export function lastSignIn(): LastSignIn | undefined {
  const kept = parseJson(localStorage.getItem(key))
  return isLastSignIn(kept) ? kept : undefined
}

function isLastSignIn(value: unknown): value is LastSignIn {
  if (typeof value !== 'object' || value === null) return false
  const { alias, remember, email = '', company = '' } = value as Record<keyof LastSignIn, unknown>
  return typeof remember === 'boolean' && [alias, email, company].every(text => typeof text === 'string')
}

export function keepSignIn(signIn: LastSignIn) {
  localStorage.setItem(key, JSON.stringify(signIn))
}
