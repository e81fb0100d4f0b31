import { session } from '#src/contract/session.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { client } from './client.ts'
import { token } from './session.ts'

const api = client(session)

let checked: { token: string; signedIn: Promise<boolean> } | undefined

/**
 * spec: a server call decides whether the user is signed in. One call for each token; none without a token. Rejects
 * with an `ApiProblem` when the call fails with another status than 401.
 */
export function isSignedIn(): Promise<boolean> {
  const current = token()
  if (!current) return Promise.resolve(false)
  if (checked?.token !== current) checked = { token: current, signedIn: check() }
  return checked.signedIn
}

const check = () =>
  api.check().then(
    () => true,
    error => {
      checked = undefined
      if (error instanceof ApiProblem && error.status === 401) return false
      throw error
    },
  )
