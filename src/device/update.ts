import { whenClean } from './dirty.ts'

const hour = 3_600_000

/** The worker that this page was loaded from. Where unit tests run there is no navigator. */
const server = globalThis.navigator?.serviceWorker?.controller

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

/** Whether a new version is installed and waits for the user's word. */
export const isUpdateWaiting = () => waiting !== undefined

export function onUpdateWaiting(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Said in every tab before a new version is asked to take over: what keeps the worker busy ends. */
const channel = () => new BroadcastChannel('outpost.update')

/** Calls back when a new version is about to take over, which the browser lets it once nothing waits for the old one. */
export function onUpdate(leave: () => void, { signal }: { signal: AbortSignal }) {
  const heard = channel()
  heard.addEventListener('message', leave)
  signal.addEventListener('abort', () => heard.close())
}

/** The user's word. Every tab reloads when the new version takes over, none while it holds something unsaved. */
export function update() {
  whenClean(() => {
    channel().postMessage('now')
    waiting?.postMessage('update')
  })
}

/** Looks out for new versions as long as the page lives. Call it once. */
export async function watchForUpdates() {
  if (!('serviceWorker' in navigator)) return
  reloadOnTakeover()
  const registration = await navigator.serviceWorker.ready
  look(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => look(registration))
  })
  keepLooking(registration)
}

function look(registration: ServiceWorkerRegistration) {
  // The very first version passes through waiting too, without one before it.
  waiting = (registration.active && registration.waiting) ?? undefined
  for (const changed of listeners) changed()
}

/** A page that had no worker is only being taken; one that had another is now served by a newer version. */
function reloadOnTakeover() {
  let before = server

  function lookAtServer() {
    const { controller } = navigator.serviceWorker
    if (before && controller !== before) whenClean(() => location.reload())
    before = controller
  }

  // It may have been taken over before anyone listened.
  lookAtServer()
  navigator.serviceWorker.addEventListener('controllerchange', lookAtServer)
}

/** Browsers look for a new version when a page loads; an app that stays open for days looks when it is taken up. */
function keepLooking(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < hour) return
    lookedAt = Date.now()
    registration.update().catch(() => {
      // Offline: there is nothing newer to be had.
    })
  })
}
