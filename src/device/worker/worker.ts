import { whenSaved } from '#src/device/drafts/dirty.ts'
import { isComplete } from '#src/device/import-chunk.ts'
import { setReadiness } from '#src/device/readiness.ts'
import { loadAllStyles } from '#src/device/start/styles.ts'
import { setUpdateState } from '#src/device/update.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { waitOrOnline } from '#src/lib/wait-or-online.ts'
import { askStorage } from './ask-storage.ts'
import { reloadIfOlder } from './older-page.ts'
import { prefetchRest } from './prefetch.ts'
import { isRefused, register } from './registration.ts'

/*
 * Registration and updates of the worker, in the page. Loaded when the page is idle, or by the first call to the API if
 * no worker controls the page yet.
 */

/** The delay until a notice says that no worker controls the page yet, in ms. */
const SLOW_MS = 1000
/** How long an active worker may take, in ms, to take control of a page. */
const CLAIM_TIMEOUT_MS = 5000
/** The delay until a failed registration is retried, in ms: it doubles each time. */
const RETRY_MS = { first: 2000, max: 60_000 }
const HOUR_MS = 3_600_000

const reloadedKey = 'outpost.reloaded'

let registering: ReturnType<typeof register> | undefined

/**
 * Asks the worker whether its database can be used, checks for new versions while the page is open, and makes the
 * worker fetch the rest of the files. Call it once, when a worker controls the page. Rejects as `takeControl` does.
 */
export async function followVersions() {
  void askStorage({ storage: 'check' })
  const { workbox, registration } = await registered()
  const { active } = registration
  if (active) void activated(active).then(() => reloadIfOlder(active))
  workbox.update().catch(ignore)
  keepChecking()
  await prefetchRest()
  // With a session, `display.js` has added this link.
  const isAppStart = document.querySelector('link[rel=preload][href$="config.json"]')
  if (!isAppStart || !isComplete()) return
  await (await import('#src/device/start/start-files.ts')).noteStartFiles()
  // Another screen then need not wait for it.
  await loadAllStyles()
}

/**
 * Resolves when the worker controls this page, without a time limit: see `readiness`. At a first visit and after a
 * shift-reload, no worker controls the page at first. Rejects with an `ApiProblem` with the code `noWorker` when
 * workers are not available.
 */
export async function takeControl(): Promise<void> {
  const slow = setTimeout(setReadiness, SLOW_MS, 'preparing')
  try {
    await registered()
    const { active } = await navigator.serviceWorker.ready
    // It may first have to upgrade the data of an older version.
    if (active) await activated(active)
    if (!(await claimed(active))) await reloadOnce()
    sessionStorage.removeItem(reloadedKey)
  } finally {
    clearTimeout(slow)
    setReadiness('ready')
  }
}

/** Retries a version that could not be loaded. `updateState` reports the result. */
export async function retryUpdate() {
  setUpdateState('none')
  await checkForUpdate()
}

/** This fails without a network, or in a network that needs a sign-in first; the failure is ignored. */
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

/**
 * Retries until it succeeds. If a worker already controls the page, `readiness` does not change. Rejects with the code
 * `noWorker` when workers are not available.
 */
async function registerUntilDone(): ReturnType<typeof register> {
  if (!('serviceWorker' in navigator)) throw new ApiProblem(0, { code: 'noWorker' })
  for (let delay = RETRY_MS.first; ; delay = Math.min(delay * 2, RETRY_MS.max))
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

/**
 * Reloads a page that no worker controls, but not while it has unsaved data. Throws the code `noWorker` at the second
 * failure in sequence.
 */
function reloadOnce(): Promise<never> {
  if (sessionStorage.getItem(reloadedKey)) throw new ApiProblem(0, { code: 'noWorker' })
  whenSaved(() => {
    sessionStorage.setItem(reloadedKey, 'yes')
    location.reload()
  })
  return new Promise(() => {})
}

/**
 * Checks for a new version when the page becomes visible after a long time. Browsers themselves check only when a page
 * loads.
 */
function keepChecking() {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < HOUR_MS) return
    checkedAt = Date.now()
    void checkForUpdate()
  })
}
