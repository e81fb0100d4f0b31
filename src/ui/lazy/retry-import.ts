import { waitOrOnline } from '#src/lib/wait-or-online.ts'

/** How long to wait, in ms, before a fetch that failed is tried again; less when the network comes back. */
const RETRY_DELAY_MS = 5000

let notifyFailure: (() => void) | undefined

/** What to do when something cannot be shown yet, because its code is not on the device and cannot be had. */
export function onImportFailed(listener: () => void) {
  notifyFailure = listener
}

/** Loads a part of the app, again and again until it succeeds: without a network it may be missing. */
export const retryImport = <Part>(load: () => Promise<Part>, first = load()): Promise<Part> =>
  first.catch(() => {
    notifyFailure?.()
    return retry(load)
  })

async function retry<Part>(load: () => Promise<Part>): Promise<Part> {
  await waitOrOnline(RETRY_DELAY_MS)
  return load().catch(() => retry(load))
}
