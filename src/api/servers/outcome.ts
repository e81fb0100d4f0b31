import { ApiProblem } from '#src/lib/problem.ts'

/** After this number of failures of the server, a write is refused, so that it does not hold up the later ones. */
const MAX_TRIES = 5

/** The server, or a gateway before it, cannot be reached or asks to come back later. */
const UNREACHABLE = new Set([0, 408, 429, 502, 503, 504])

export const isUnreachable = (status: number) => UNREACHABLE.has(status)

/**
 * What becomes of a write. `waits`: it is sent again later, and so are those after it. `failed`: the same, a few times.
 * `refused`: it is not sent again.
 */
export type Outcome = 'done' | 'waits' | 'failed' | 'refused'

/** Returns what a status means for a write that has failed `tries` times before. */
export function outcomeOf(status: number, { method, tries }: { method: string; tries: number }): Outcome {
  if (status >= 200 && status < 300) return 'done'
  if (isUnreachable(status) || status === 401) return 'waits'
  if (status >= 500) return failed(tries)
  // The row is gone already: an earlier request has removed it.
  if (method === 'DELETE' && (status === 404 || status === 410)) return 'done'
  return 'refused'
}

/** Returns what an error of a call means. A reply that breaks the contract may be that of a captive portal. */
export function outcomeOfError(error: unknown, write: { method: string; tries: number }): Outcome {
  if (!(error instanceof ApiProblem)) return failed(write.tries)
  if (error.code === 'badReply') return failed(write.tries)
  if (error.code === 'outdated') return 'waits'
  return outcomeOf(error.status, write)
}

const failed = (tries: number): Outcome => (tries + 1 < MAX_TRIES ? 'failed' : 'refused')
