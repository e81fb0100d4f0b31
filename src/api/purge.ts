import { askToPurge } from '#src/device/purge-question.ts'

/**
 * Asks whether a removal that a full device refused may delete for good, and repeats it then. Resolves with the new reply, or
 * undefined when the user declines.
 */
export async function purge(url: string, request: RequestInit): Promise<Response | undefined> {
  if (!(await askToPurge())) return undefined
  return fetch(url, { ...request, headers: { ...request.headers, 'Outpost-Purge': 'yes' } })
}
