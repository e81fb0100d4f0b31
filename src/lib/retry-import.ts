import { waitOrOnline } from '#src/lib/wait-or-online.ts'

/** The delay before a failed import is retried, in ms; it is retried earlier when the network is back. */
const RETRY_DELAY_MS = 5000

let notifyFailure: (() => void) | undefined

/** Sets the function that is called when a chunk is not on the device and cannot be loaded. */
export function onImportFailed(listener: () => void) {
  notifyFailure = listener
}

/**
 * Imports a chunk of the app and retries until it succeeds. It never rejects: without a network the chunk may be
 * missing.
 */
export const retryImport = <Module>(load: () => Promise<Module>, first = load()): Promise<Module> =>
  first.catch(() => {
    notifyFailure?.()
    return retry(load)
  })

const retry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  waitOrOnline(RETRY_DELAY_MS)
    .then(load)
    .catch(() => retry(load))
