import { Problem } from '#sw/server/problem.ts'
import type { ConnectionState } from './domain.ts'

/** A response of the server of a team. The status is 0 when there was none; a body that is not JSON is undefined. */
interface Answer {
  status: number
  body: unknown
}

/** How long the server may take, in ms. */
const TIMEOUT_MS = 60_000

interface Sent {
  token?: string
  body?: unknown
}

/** Sends a request to the server of a team: POST with a body, else GET. Never rejects. */
export async function ask(address: string, path: string, { token, body }: Sent): Promise<Answer> {
  try {
    const response = await fetch(`${address.replace(/\/$/, '')}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } catch {
    return { status: 0, body: undefined }
  }
}

/** The problem of a caller who needs the server of a team. */
export const unreachable = () => new Problem(502, { text: { code: 'teamUnreachable' } })

/** Returns the state of the connection after a response that is not a success. */
export function stateOf(status: number): ConnectionState {
  if (status === 401 || status === 403) return 'signIn'
  return status === 409 ? 'update' : 'unreachable'
}
