import type { Endpoint } from './define.ts'
import type { ProblemCode, Problems } from './problems.ts'

/** The problems that every call can have. */
const always: Problems = { 500: ['failed'] }
const withInput: Problems = { 400: ['invalid'], 404: ['notFound'] }
const withBody: Problems = { 400: ['malformed', 'missingBody'], 413: ['tooLarge'] }
/** 502 only if `config.json` names a server for `{auth}`. */
const withToken: Problems = { 401: ['unauthorised'], 502: ['authUnreachable'] }
const withRight: Problems = { 403: ['forbidden'] }
const ofWrites: Problems = { 409: ['outdated', 'newer'], 422: ['keyReused'], 507: ['full'] }

/**
 * The problems that a call can have: its own `errors`, and those that follow from its input, its token and its writes.
 */
export function problemsOf(endpoint: Endpoint): Problems {
  const { params, query, headers, body, needs, writes, errors } = endpoint
  const all = [
    always,
    ...(params || query || headers || body ? [withInput] : []),
    ...(body ? [withBody] : []),
    ...(endpoint.public ? [] : [withToken]),
    ...(typeof needs === 'object' ? [withRight] : []),
    ...(writes ? [ofWrites] : []),
    ...(errors ? [errors] : []),
  ]
  const merged: Record<number, readonly ProblemCode[] | false> = {}
  for (const problems of all)
    for (const [status, codes] of Object.entries(problems)) {
      const known = merged[Number(status)]
      merged[Number(status)] = codes && [...(known || []), ...codes]
    }
  return merged
}
