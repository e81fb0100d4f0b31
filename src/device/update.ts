import { endHoldsOnRequest } from '#src/lib/hold-reload.ts'
import { listeners } from '#src/lib/listeners.ts'
import { reloadWhenSaved, whenSaved } from './drafts/dirty.ts'

/**
 * `waiting`: a new version is installed and waits until the user agrees. `failed`: a new version could not be loaded
 * completely.
 */
export type UpdateState = 'none' | 'waiting' | 'failed'

/**
 * How long a new version may take to take control, in ms. After that the page reloads, and again each time as much
 * passes: Chromium can lose a navigation that begins while the old worker ends.
 */
const TAKEOVER_TIMEOUT_MS = 5000

/**
 * The storage key of the time when the user agreed in this tab, and how long that is valid, in ms. A page that was
 * reloaded before the new version had control applies the update again: its new connections can delay that version.
 */
const agreement = { key: 'outpost.update-agreed', ms: 30_000 }

/** The worker that served this page. Unit tests have no navigator. */
const initialController = globalThis.navigator?.serviceWorker?.controller

let state: UpdateState = 'none'
let takeOver: (() => void) | undefined
let reloading: ReturnType<typeof setInterval> | undefined
const [subscribe, notify] = listeners()

/** Returns the state of the next version. */
export const updateState = () => state

/** Sets the state. `accept` lets a version that is `waiting` take control. */
export function setUpdateState(next: UpdateState, accept?: () => void) {
  state = next
  takeOver = accept
  notify()
  if (accept && Date.now() - Number(sessionStorage.getItem(agreement.key)) < agreement.ms) apply()
}

/** Calls `changed` when the state changes. Returns a function that ends this. */
export const onUpdateState = subscribe

/**
 * Returns the channel for a message to every tab before a new version takes control. The tabs then end requests that
 * the old worker still handles.
 */
const channel = () => new BroadcastChannel('outpost.update')

/**
 * Calls `leave` before a new version takes control; immediately if this tab is applying it already. The browser allows that
 * only when the old worker handles no request.
 */
export function onBeforeUpdate(leave: () => void, { signal }: { signal: AbortSignal }) {
  if (reloading !== undefined) leave()
  const heard = channel()
  heard.addEventListener('message', leave)
  signal.addEventListener('abort', () => heard.close())
}

/**
 * Applies the update after the user has agreed. Every tab reloads when the new version takes control, but not while it
 * has unsaved data. If the browser does not report the change, this tab reloads all the same: see `TAKEOVER_TIMEOUT_MS`.
 */
export function applyUpdate() {
  sessionStorage.setItem(agreement.key, String(Date.now()))
  endHoldsOnRequest()
  apply()
}

const apply = () =>
  whenSaved(() => {
    channel().postMessage('now')
    takeOver?.()
    reloading ??= setInterval(reloadWhenSaved, TAKEOVER_TIMEOUT_MS)
  })

/** Reloads the page when another worker replaces its own; a page without a worker need not reload. Call it once. */
export function reloadOnTakeover() {
  const workers = globalThis.navigator?.serviceWorker
  if (!workers) return
  let before = initialController

  function reloadIfReplaced() {
    const { controller } = workers
    if (before && controller !== before) reloadWhenSaved()
    before = controller
  }

  // The worker may have been replaced before this listener was registered.
  reloadIfReplaced()
  workers.addEventListener('controllerchange', reloadIfReplaced)
}
