import { ask } from '#src/device/ask-worker.ts'
import { isComplete, noteComplete } from '#src/device/import-chunk.ts'
import { savesData } from '#src/device/saves-data.ts'
import { onBeforeUpdate } from '#src/device/update.ts'
import { waitOrOnline } from '#src/lib/wait-or-online.ts'
import { fileCaches } from './file-caches.ts'

/** The worker's reply after one step: see `sw/pwa/precache-files.ts`. */
type Progress = 'complete' | 'more' | 'failed'

/** The delay until failed files are requested again, in ms: it doubles each time, and ends when the network is back. */
const RETRY_MS = { first: 10_000, max: 300_000 }

/**
 * Makes the worker fetch the files that its install did not fetch, once for each build, in steps while the page is
 * idle, until all are stored or the user accepts an update: the next version takes control only when the worker is idle.
 * With the browser's data saver, each file is fetched when it is first needed.
 */
export async function prefetchRest() {
  if (import.meta.env.DEV || savesData()) return
  // A build with the same scripts can have other files.
  if (isComplete() && (await fileCaches()).length === 1) return
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  const update = new AbortController()
  onBeforeUpdate(() => update.abort(), update)
  let progress: Progress = 'more'
  let delay = RETRY_MS.first
  while (progress !== 'complete') {
    await (progress === 'failed' ? waitOrOnline(delay) : idle())
    if (progress === 'failed') delay = Math.min(delay * 2, RETRY_MS.max)
    if (update.signal.aborted) return
    progress = await ask<Progress>(active, 'prefetchRest')
  }
  update.abort()
  noteComplete()
}

const idle = () =>
  new Promise(resolve =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 500),
  )
