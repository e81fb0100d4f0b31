import { waitOrOnline } from '#src/lib/wait-or-online.ts'

/** The delay before a failed import is retried, in ms; less when the network comes back. */
const RETRY_DELAY_MS = 5000

let notifyFailure: (() => void) | undefined

/** Called when something cannot be shown yet, because its code is not on the device and cannot be loaded. */
export function onImportFailed(listener: () => void) {
  notifyFailure = listener
}

/** Imports a part of the app and retries until it succeeds: without a network it may be missing. */
export const retryImport = <Part>(load: () => Promise<Part>, first = load()): Promise<Part> =>
  first.catch(() => {
    notifyFailure?.()
    return retry(load)
  })

async function retry<Part>(load: () => Promise<Part>): Promise<Part> {
  await waitOrOnline(RETRY_DELAY_MS)
  return load().catch(() => retry(load))
}
