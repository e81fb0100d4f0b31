import { client } from '#src/api/client.ts'
import { broadcastInvalidation } from '#src/api/invalidation.ts'
import { type ShopSampleProgress, shopSample } from '#src/contract/shop/sample.ts'
import { onBeforeUpdate } from '#src/device/update.ts'
import { listeners } from '#src/lib/listeners.ts'
import { onIdle } from '#src/lib/on-idle.ts'

const api = client(shopSample)
const [subscribe, notify] = listeners()
let progress: ShopSampleProgress | undefined
let isRunning = false

/** Returns the progress of the sample of the shop; undefined until it is known, and when it is complete. */
export const shownProgress = () => progress

/** Calls the listener when the progress changes. */
export const watchSample = subscribe

/** Begins to post the sample when the device is idle. It goes on when the user leaves the screen. */
export const beginSample = () => onIdle(() => void run())

function show(next: ShopSampleProgress | undefined) {
  progress = next
  notify()
}

/**
 * Posts the sample step by step. A failed call ends it, and so does an update: the new worker takes control only when the
 * old one has no request. The next screen of the shop continues.
 */
async function run() {
  if (isRunning) return
  isRunning = true
  const ending = new AbortController()
  onBeforeUpdate(() => ending.abort(), ending)
  try {
    const first = await api.progress()
    if (first.done < first.total) await postFrom(first, ending.signal)
  } catch {
    // The state is stored: nothing is lost.
  } finally {
    ending.abort()
    isRunning = false
    show(undefined)
  }
}

async function postFrom(before: ShopSampleProgress, ending: AbortSignal): Promise<void> {
  show(before)
  const next = await api.post()
  if (ending.aborted) return
  if (next.done < next.total) return postFrom(next, ending)
  // The steps do not invalidate, so that screens do not reload with each of them.
  await broadcastInvalidation(['shop', 'products', 'search'])
}
