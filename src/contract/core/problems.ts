import type { Endpoint } from './define.ts'

/** The codes of refused calls, by status. */
export type Problems = Readonly<Record<number, readonly string[]>>

/** What any call can be refused with. */
const always = { 500: ['failed'] }
const withInput = { 400: ['invalid'], 404: ['notFound'] }
const withBody = { 400: ['malformed', 'missingBody'], 413: ['tooLarge'] }
const withToken = { 401: ['unauthorised'] }
const withRight = { 403: ['forbidden'] }
const ofWrites = { 409: ['outdated', 'newer'], 422: ['keyReused'], 507: ['full'] }

/** What a call can be refused with: its own `errors`, and those that follow from its input, its token and its writes. */
export function problemsOf(endpoint: Endpoint): Problems {
  const { params, query, headers, body, needs, writes, errors } = endpoint
  const all: Problems[] = [
    always,
    ...(params || query || headers || body ? [withInput] : []),
    ...(body ? [withBody] : []),
    ...(endpoint.public ? [] : [withToken]),
    ...(typeof needs === 'object' ? [withRight] : []),
    ...(writes ? [ofWrites] : []),
    ...(errors ? [errors] : []),
  ]
  const merged: Record<number, readonly string[]> = {}
  for (const problems of all)
    for (const [status, codes] of Object.entries(problems))
      merged[Number(status)] = [...(merged[Number(status)] ?? []), ...codes]
  return merged
}
