import * as v from 'valibot'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { Outdated } from '#src/contract/team-wire.ts'
import type { Lang } from '#sw/server/lang.ts'
import { Problem } from '#sw/server/problem.ts'
import type { ConnectionState } from './domain.ts'

/** A response of the server of a team. The status is 0 when there was none; a body that is not JSON is undefined. */
export interface RemoteReply {
  status: number
  body: unknown
}

/** How long the server may take, in ms; for a file, that the network may need minutes for, longer. */
const TIMEOUT_MS = 60_000
const FILE_TIMEOUT_MS = 300_000

interface Sent {
  token?: string
  /** A `Blob` is sent as it is, everything else as JSON. */
  body?: unknown
  /** The language of the server's texts. */
  lang?: Lang
  /** Ends the request. */
  signal?: AbortSignal
}

/** Sends a request to the server of a team: POST with a body, else GET. Never rejects. */
export async function ask(
  address: string,
  path: string,
  { token, body, lang, signal }: Sent,
): Promise<RemoteReply> {
  const isFile = body instanceof Blob
  try {
    const response = await fetch(`${address.replace(/\/$/, '')}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(lang && { 'Accept-Language': lang }),
        ...(body !== undefined && !isFile && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      signal: AbortSignal.any([
        AbortSignal.timeout(isFile ? FILE_TIMEOUT_MS : TIMEOUT_MS),
        ...(signal ? [signal] : []),
      ]),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } catch {
    return { status: 0, body: undefined }
  }
}

/** The problem of a caller who needs the server of a team. */
export const unreachable = () => new Problem(502, { text: { code: 'teamUnreachable' } })

/** Returns the state of the connection after a response that is not a success. */
export function stateOf({ status, body }: RemoteReply): ConnectionState {
  if (status === 401 || status === 403) return 'signIn'
  if (status !== 409) return 'unreachable'
  const outdated = v.safeParse(Outdated, body)
  // Rows of the version of this device: then the process of the server that has replied is older.
  return outdated.success && outdated.output.schema <= schemaVersion ? 'serverUpdate' : 'update'
}
