import { whenSaved } from './dirty.ts'

/** `waiting`: a new version is installed and waits for the user's word. `failed`: one could not be loaded whole. */
export type UpdateState = 'none' | 'waiting' | 'failed'

/** How long a new version may take to take over, in ms, before the page is loaded again all the same. */
const TAKEOVER_TIMEOUT_MS = 10_000

/** The worker that this page was loaded from. Where unit tests run there is no navigator. */
const initialController = globalThis.navigator?.serviceWorker?.controller

let state: UpdateState = 'none'
let takeOver: (() => void) | undefined
const listeners = new Set<() => void>()

export const updateState = () => state

/** `accept` lets a version that is `waiting` take over. */
export function setUpdateState(next: UpdateState, accept?: () => void) {
  state = next
  takeOver = accept
  for (const changed of listeners) changed()
}

export function onUpdateState(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Said in every tab before a new version is asked to take over: what keeps the worker busy ends. */
const channel = () => new BroadcastChannel('outpost.update')

/** Calls back when a new version is about to take over, which the browser lets it once nothing waits for the old one. */
export function onBeforeUpdate(leave: () => void, { signal }: { signal: AbortSignal }) {
  const heard = channel()
  heard.addEventListener('message', leave)
  signal.addEventListener('abort', () => heard.close())
}

/**
 * The user's word. Every tab reloads when the new version takes over, none while it holds something unsaved. When the browser
 * does not say that it has, this tab reloads after a while.
 */
export function applyUpdate() {
  whenSaved(() => {
    channel().postMessage('now')
    takeOver?.()
    setTimeout(() => whenSaved(() => location.reload()), TAKEOVER_TIMEOUT_MS)
  })
}

/** A page that had no worker is only being taken; one that had another is now served by a newer version. Call it once. */
export function reloadOnTakeover() {
  const workers = globalThis.navigator?.serviceWorker
  if (!workers) return
  let before = initialController

  function reloadIfReplaced() {
    const { controller } = workers
    if (before && controller !== before) whenSaved(() => location.reload())
    before = controller
  }

  // It may have been taken over before anyone listened.
  reloadIfReplaced()
  workers.addEventListener('controllerchange', reloadIfReplaced)
}
