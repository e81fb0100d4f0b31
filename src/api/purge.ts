import { askToPurge } from '#src/device/purge-question.ts'

const removes = (url: string, { method }: RequestInit) => method === 'DELETE' || /\/remove(\?|$)/.test(url)
/** What these calls remove is in a trash, and the user has agreed already. */
const removesForGood = (url: string) => /\/purge(\?|$)/.test(url)

/**
 * Repeats a removal with `send` that was refused because the device is full, so that it stores nothing. Asks first, unless
 * the call deletes from a trash. Resolves with the new reply, or with the `first` one when the user declines and for a call
 * that removes nothing. Rejects as `send` does.
 */
export const purge = async (
  send: (url: string, request: RequestInit) => Promise<Response>,
  url: string,
  request: RequestInit,
  first: Response,
) =>
  removesForGood(url) || (removes(url, request) && (await askToPurge()))
    ? send(url, { ...request, headers: { ...request.headers, 'Outpost-Purge': 'yes' } })
    : first
