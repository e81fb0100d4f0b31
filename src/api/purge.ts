import { askToPurge } from '#src/device/purge-question.ts'

const removes = (url: string, { method }: RequestInit) => method === 'DELETE' || /\/remove(\?|$)/.test(url)

/**
 * Asks whether a removal that was refused because the device is full may delete permanently; if so, repeats it with
 * `send`. Resolves with the new reply, or with the `first` one when the user declines and for a call that removes nothing.
 * Rejects as `send` does.
 */
export const purge = async (
  send: (url: string, request: RequestInit) => Promise<Response>,
  url: string,
  request: RequestInit,
  first: Response,
) =>
  removes(url, request) && (await askToPurge())
    ? send(url, { ...request, headers: { ...request.headers, 'Outpost-Purge': 'yes' } })
    : first
