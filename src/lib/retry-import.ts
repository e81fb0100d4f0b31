import { waitOrOnline } from '#src/lib/wait-or-online.ts'

/** The delay before a failed import is retried, in ms; it is retried earlier when the network is back. */
const RETRY_DELAY_MS = 5000

let notifyFailure: (() => void) | undefined

/** Sets the function that is called when the code of a part is not on the device and cannot be loaded. */
export function onImportFailed(listener: () => void) {
  notifyFailure = listener
}

/**
 * Imports a part of the app and retries until it succeeds. It never rejects: without a network the code may be missing.
 */
export const retryImport = <Part>(load: () => Promise<Part>, first = load()): Promise<Part> =>
  first.catch(() => {
    notifyFailure?.()
    return retry(load)
  })

const retry = <Part>(load: () => Promise<Part>): Promise<Part> =>
  waitOrOnline(RETRY_DELAY_MS)
    .then(load)
    .catch(() => retry(load))
