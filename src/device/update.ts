import { whenSaved } from './dirty.ts'

/**
 * `waiting`: a new version is installed and waits until the user agrees. `failed`: one could not be loaded completely.
 */
export type UpdateState = 'none' | 'waiting' | 'failed'

/** How long a new version may take to take control, in ms, before the page reloads anyway. */
const TAKEOVER_TIMEOUT_MS = 10_000

/** The worker that this page was loaded from. Unit tests have no navigator. */
const initialController = globalThis.navigator?.serviceWorker?.controller

let state: UpdateState = 'none'
let takeOver: (() => void) | undefined
const listeners = new Set<() => void>()

export const updateState = () => state

/** `accept` lets a version that is `waiting` take control. */
export function setUpdateState(next: UpdateState, accept?: () => void) {
  state = next
  takeOver = accept
  for (const changed of listeners) changed()
}

export function onUpdateState(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** A message to every tab before a new version takes control: requests that keep the old worker busy are ended. */
const channel = () => new BroadcastChannel('outpost.update')

/**
 * Calls back before a new version takes control. The browser allows that only when no request waits for the old one.
 */
export function onBeforeUpdate(leave: () => void, { signal }: { signal: AbortSignal }) {
  const heard = channel()
  heard.addEventListener('message', leave)
  signal.addEventListener('abort', () => heard.close())
}

/**
 * Called when the user agrees. Every tab reloads when the new version takes control, but not while it has unsaved data.
 * If the browser does not report the change, this tab reloads after `TAKEOVER_TIMEOUT_MS`.
 */
export function applyUpdate() {
  whenSaved(() => {
    channel().postMessage('now')
    takeOver?.()
    setTimeout(() => whenSaved(() => location.reload()), TAKEOVER_TIMEOUT_MS)
  })
}

/** Reloads a page when another worker replaces its own; a page that had none need not reload. Call it once. */
export function reloadOnTakeover() {
  const workers = globalThis.navigator?.serviceWorker
  if (!workers) return
  let before = initialController

  function reloadIfReplaced() {
    const { controller } = workers
    if (before && controller !== before) whenSaved(() => location.reload())
    before = controller
  }

  // It may have been replaced before this listener was registered.
  reloadIfReplaced()
  workers.addEventListener('controllerchange', reloadIfReplaced)
}
