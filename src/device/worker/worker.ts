import { whenSaved } from '#src/device/dirty.ts'
import { setReadiness } from '#src/device/readiness.ts'
import { setUpdateState } from '#src/device/update.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { waitOrOnline } from '#src/lib/wait-or-online.ts'
import { askStorage } from './ask-storage.ts'
import { prefetchRest } from './prefetch.ts'
import { isRefused, register } from './registration.ts'

/*
 * The life of the worker as the page sees it. Loaded when the page has nothing else to do, or by the first call to the API if
 * no worker answers the page yet.
 */

/** How long it takes, in ms, until it is worth a word that no worker answers yet. */
const SLOW_MS = 1000
/** How long a worker may take, in ms, to begin to answer a page once it is active. */
const CLAIM_TIMEOUT_MS = 5000
/** ms until the worker is registered again after it could not be: longer each time. */
const RETRY_MS = { first: 2000, most: 60_000 }
const HOUR_MS = 3_600_000

const reloadedKey = 'outpost.reloaded'

let registering: ReturnType<typeof register> | undefined

/**
 * Asks the worker whether its database can be used, checks for new versions as long as the page lives, and lets the worker
 * fetch the rest of the files. Call it once, when a worker controls the page.
 */
export async function followVersions() {
  void askStorage({ storage: 'check' })
  const { workbox } = await registered()
  workbox.update().catch(ignore)
  keepChecking()
  await prefetchRest()
}

/**
 * Resolves when the worker answers this page, however long that takes: see `readiness`. A first visit and a page that was
 * loaded past its worker (shift-reload) are not controlled at first. Rejects with the code `noWorker` where workers are
 * not to be had.
 */
export async function takeControl(): Promise<void> {
  const slow = setTimeout(setReadiness, SLOW_MS, 'preparing')
  try {
    await registered()
    const { active } = await navigator.serviceWorker.ready
    // It may have the data of an older version to migrate first.
    if (active) await activated(active)
    if (!(await claimed(active))) await reloadOnce()
    sessionStorage.removeItem(reloadedKey)
  } finally {
    clearTimeout(slow)
    setReadiness('ready')
  }
}

/** Tries a version again that could not be loaded. What comes of it is told by `updateState`. */
export async function retryUpdate() {
  setUpdateState('none')
  await checkForUpdate()
}

/** Without a network, or in one that is not ours yet, there is nothing newer to be had. */
const checkForUpdate = () =>
  register()
    .then(({ workbox }) => workbox.update())
    .catch(ignore)

const ignore = () => undefined

function registered() {
  registering ??= registerUntilDone().catch(error => {
    registering = undefined
    throw error
  })
  return registering
}

/** Tries until it succeeds. A page that a worker answers already has nothing to say of that. */
async function registerUntilDone(): ReturnType<typeof register> {
  if (!('serviceWorker' in navigator)) throw new ApiProblem(0, { code: 'noWorker' })
  for (let delay = RETRY_MS.first; ; delay = Math.min(delay * 2, RETRY_MS.most))
    try {
      return await register()
    } catch (error) {
      if (await isRefused(error)) throw new ApiProblem(0, { code: 'noWorker' })
      const isAwaited = !navigator.serviceWorker.controller
      if (isAwaited) setReadiness('failed')
      await waitOrOnline(delay)
      if (isAwaited) setReadiness('preparing')
    }
}

const activated = (worker: ServiceWorker) =>
  new Promise<void>(resolve => {
    if (worker.state !== 'activating') return resolve()
    worker.addEventListener('statechange', () => resolve(), { once: true })
  })

async function claimed(worker: ServiceWorker | null): Promise<boolean> {
  if (navigator.serviceWorker.controller) return true
  const isControlled = new Promise<boolean>(resolve => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    setTimeout(() => resolve(false), CLAIM_TIMEOUT_MS)
  })
  worker?.postMessage('claim')
  return isControlled
}

/** The last resort for a page that no worker takes; not while it holds something unsaved. A second failure in a row says so. */
function reloadOnce(): Promise<never> {
  if (sessionStorage.getItem(reloadedKey)) throw new ApiProblem(0, { code: 'noWorker' })
  whenSaved(() => {
    sessionStorage.setItem(reloadedKey, 'yes')
    location.reload()
  })
  return new Promise(() => {})
}

/** Browsers look for a new version when a page loads; an app that stays open for days looks when it is taken up. */
function keepChecking() {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < HOUR_MS) return
    checkedAt = Date.now()
    void checkForUpdate()
  })
}
