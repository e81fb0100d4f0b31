import { setReadiness } from '#src/device/readiness.ts'
import type * as Worker from '#src/device/worker/worker.ts'
import { waitOrOnline } from '#src/lib/wait-or-online.ts'

/** The delay before the code that registers the worker is loaded again, in ms. */
const RETRY_MS = 5000

let control: Promise<void> | undefined

/**
 * Resolves when the worker controls this page, without a time limit: see `device/readiness.ts`. Rejects with the code
 * `noWorker` where service workers are not available.
 */
export function whenControlled(): Promise<void> {
  if (navigator.serviceWorker?.controller) return Promise.resolve()
  control ??= worker(() => setReadiness('failed'))
    .then(({ takeControl }) => takeControl())
    .finally(() => {
      control = undefined
    })
  return control
}

/** Registers the worker and follows its versions. Call it after the first paint. Rejects as `whenControlled` does. */
export async function startWorker() {
  await whenControlled()
  const { followVersions } = await worker()
  await followVersions()
}

/** Retries a new version that could not be loaded. */
export async function retryUpdate() {
  await (await worker()).retryUpdate()
}

/** The first page does not wait for this code, so it can fail to load; it is retried until it succeeds. */
async function worker(failed?: () => void): Promise<typeof Worker> {
  try {
    return await import('#src/device/worker/worker.ts')
  } catch {
    failed?.()
    await waitOrOnline(RETRY_MS)
    return worker(failed)
  }
}
